import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import { closingOf } from './closing-of.ts';
import type { LetterClosing } from './letter-closing.ts';
import type { Letter, LetterAction, LetterOffer, LetterRow } from './letter.ts';

/** The plain text of a letter: what every mail program shows, and what is read where HTML is off. */
export function letterText(letter: Letter, practice: LetterFacts): string {
  const { action, paragraphs, offers, rows } = letter;
  const closing = closingOf(letter);
  return [
    ...openingOf(letter),
    '',
    ...rows.flatMap(rowLines),
    ...(rows.length > 0 ? [''] : []),
    ...(action === null ? [] : actionLines(action)),
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...offerLines(closing.offers, offers),
    ...closingLines(closing, practice),
  ].join('\n');
}

/** What every letter ends with. */
export function closingLines(closing: LetterClosing, practice: LetterFacts): string[] {
  return [
    closing.cannotWait.before + practice.urgentPhone + closing.cannotWait.after,
    '',
    `${closing.questions}${practice.phone}.`,
    ...closing.cautions.flatMap((caution) => [caution, '']),
    practice.name,
    practice.siteUrl,
    '',
  ];
}

/** A time within a sentence stands in it; one that an announcement leads up to has its own line. */
function openingOf({ lead, join, moment }: Letter): string[] {
  if (moment === null) return [`${lead}.`];
  if (join === ',') return [`${lead}, ${moment.said}.`];
  return [`${lead}:`, '', `  ${moment.said}`];
}

function rowLines({ label, text, link }: LetterRow): string[] {
  return [`  ${label}: ${text}`, ...(link ? [`  ${link.label}: ${link.href}`] : [])];
}

function actionLines({ lead, href, note }: LetterAction): string[] {
  return [`${lead}:`, href, ...(note === undefined ? [] : [note]), ''];
}

function offerLines(lead: string, offers: readonly LetterOffer[]): string[] {
  if (offers.length === 0) return [];
  return [`${lead}:`, '', ...offers.map(({ title, text }) => `  ${title}. ${text}`), ''];
}
