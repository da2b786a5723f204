import type { DeskLetterWords } from '../../../domain/desk/wire.ts';
import type { Letter } from './letter.ts';

/** What a letter says, for whoever is about to send it. */
export function letterWords(letter: Letter): DeskLetterWords {
  const { subject, lead, moment, rows, action, paragraphs } = letter;
  return {
    subject,
    lead,
    moment: moment?.said ?? '',
    rows: rows.map(({ label, text }) => `${label}: ${text}`),
    paragraphs: [...paragraphs, ...(action === null ? [] : [`${action.lead}: ${action.href}`])],
  };
}
