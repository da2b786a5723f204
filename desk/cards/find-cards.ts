import type { SignedEntry } from '../../domain/desk/entries.ts';
import type { Person } from '../../domain/desk/wire.ts';
import { withoutAccents } from '../../domain/wording/without-accents.ts';
import type { OpenedCard } from '../box/card-box.ts';

/** A number with its area. */
const PHONE_DIGITS = 10;

/** Texts of a card, made plain once. They go with the card. */
const TEXTS = new WeakMap<OpenedCard, string>();

/**
 * The cards that hold every word of a query: in names, words, addresses, notes; numbers with or without hyphens, names with or without their accents
 * and apostrophes. All of it in memory: nothing is asked of the server.
 *
 * @returns the newest first; all of them for an empty query
 */
export function findCards(
  cards: readonly OpenedCard[],
  query: string,
  people: readonly Person[],
): OpenedCard[] {
  const words = plainly(query).split(/\s+/).filter(Boolean);
  const typed = query.replaceAll(/[\s()+.-]/g, '');
  const isNumber = /^\d{3,}$/.test(typed);
  // With a country before it, as a telephone shows who calls, it is the same number.
  const digits = typed.slice(-PHONE_DIGITS);
  return cards
    .filter((card) => {
      const text = textOf(card, people);
      return words.every((word) => text.includes(word)) || (isNumber && text.includes(digits));
    })
    .toSorted((a, b) => (a.row.receivedAt < b.row.receivedAt ? 1 : -1));
}

function textOf(card: OpenedCard, people: readonly Person[]): string {
  const before = TEXTS.get(card);
  if (before !== undefined) return before;
  const { content, row, name, state } = card;
  const opened = typeof content === 'object' ? content : undefined;
  const phone = opened?.phone ?? '';
  const texts = [
    name,
    row.reference ?? '',
    row.reference?.replace('-', '') ?? '',
    opened?.name ?? '',
    opened?.email ?? '',
    phone,
    digitsOf(phone),
    // A colleague may look for what it said before.
    ...state.entries.flatMap(textsBefore),
    opened?.message ?? '',
    ...state.entries.map((entry) => (entry.is === 'note' ? entry.text : '')),
    people.find(({ number }) => number === state.givenTo)?.name ?? '',
  ];
  const text = plainly(texts.join('\n'));
  TEXTS.set(card, text);
  return text;
}

/** What a correction has taken the place of. */
function textsBefore(entry: SignedEntry): string[] {
  if (entry.is !== 'corrected') return [];
  const { name = '', email = '', phone = '' } = entry.was;
  return [name, email, phone, digitsOf(phone)];
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '');
}

/** Without accents, and without the apostrophes of which phones write another than keyboards. */
function plainly(text: string): string {
  return withoutAccents(text).replaceAll(/['’‘ʼ`]/g, '');
}
