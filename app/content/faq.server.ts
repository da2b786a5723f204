import { faqSchema, type WrittenFaq } from '../../domain/content/faq.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { Shown } from '../site/shown.ts';
import { readWords } from './read-words.server.ts';
import { showWords } from './show-words.server.ts';

/** The questions in their groups. Throws ContentError. */
export function loadFaq(practice: Practice): Shown<WrittenFaq> {
  const path = 'faq/questions.yaml';
  return showWords(readWords(path, faqSchema, practice), { file: `content/${path}`, practice });
}
