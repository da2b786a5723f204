import { announcementSchema } from '../../domain/content/announcement.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { ShownAnnouncement } from '../shell/shown-announcement.ts';
import { buildDay } from './consent.server.ts';
import { languageFreeValues } from './placeholders.server.ts';
import { readWords } from './read-words.server.ts';
import { showWords } from './show-words.server.ts';

/**
 * The line above every page; null where there is none, or its last day is over. It names facts that are the same in every language.
 *
 * @param today as 2026-12-25, in New York
 * @throws ContentError
 */
export function loadAnnouncement(practice: Practice, today = buildDay()): ShownAnnouncement | null {
  const path = 'announcement.yaml';
  const written = readWords(path, announcementSchema, practice, languageFreeValues(practice));
  if (written[ENGLISH].words === '' || written.days.until < today) return null;
  return showWords(written, { file: `content/${path}`, practice });
}
