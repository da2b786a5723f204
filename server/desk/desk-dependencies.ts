import type { DeskLetterTexts } from '../../domain/content/desk-letters.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DeskLetters } from '../outbox/desk-letters.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import type { ChangeTokens } from '../scheduling/change-token.ts';
import type { Publishing } from '../publishing/publishing.ts';
import type { PracticeKey } from './practice-key.ts';

/** What the desk's routes need. */
export interface DeskDependencies {
  database: RequestDatabase;
  now: () => Date;
  /** Where it is reached, such as https://desk.example.com: its passkeys belong to that host. */
  origin: string;
  /** Where the public site is, such as https://www.example.com: calendar programs ask there. */
  siteAddress: string;
  practice: LetterFacts;
  practiceKey: PracticeKey;
  photoStore: PhotoStore;
  /** Signs the links of appointments that the desk makes. */
  tokens: ChangeTokens;
  /** Tells visitors of changes; undefined where no mail server is configured. */
  letters: DeskLetters | undefined;
  /** What changes the site that visitors see. */
  publishing: Publishing;
  /** What such letters begin with, as the site that is shown now has it: a number in them may have changed with it. */
  letterTexts: () => DeskLetterTexts;
}
