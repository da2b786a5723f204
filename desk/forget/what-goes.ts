import { isSameSender } from '../../domain/desk/same-sender.ts';
import { readRequestNumber } from '../../domain/intake/request-number.ts';
import type { OpenedCard } from '../box/card-box.ts';

/** "This card with its 6 photos and 2 notes, and its history" */
export function sayWhatGoes({ photos, state }: OpenedCard): string {
  const count = (...kinds: readonly string[]) =>
    state.entries.filter(({ is }) => kinds.includes(is)).length;
  const parts = [
    sayCount(photos, 'photo'),
    sayCount(count('note', 'mark'), 'note'),
    sayCount(count('letter'), 'letter'),
  ].filter(Boolean);
  if (parts.length === 0) return 'This card and its history';
  const only = parts.length === 1 ? parts[0]?.replace(/^1 /, '') : undefined;
  return `This card with its ${only ?? sayAll(parts)}, and its history`;
}

/** "a", "a and b", "a, b and c" */
export function sayAll(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
}

/** Whether somebody has typed the number by which a card is called here, in whatever way people write it. */
export function isItsNumber({ name, row }: OpenedCard, typed: string): boolean {
  if (row.reference !== null) return readRequestNumber(typed) === row.reference;
  return typed.trim().toUpperCase() === name;
}

/** What else came from the same address or number, the newest first. */
export function othersOf(
  { name, content }: OpenedCard,
  cards: readonly OpenedCard[],
): OpenedCard[] {
  if (typeof content !== 'object') return [];
  return cards
    .filter(
      (other) =>
        other.name !== name &&
        typeof other.content === 'object' &&
        isSameSender(content, other.content),
    )
    .toSorted((a, b) => b.row.receivedAt.localeCompare(a.row.receivedAt));
}

/** Whether two cards name one person; families share an address. */
export function isSameName(one: OpenedCard, other: OpenedCard): boolean {
  return plainNameOf(one) === plainNameOf(other);
}

/** Whether a visit is booked that has not begun: its time becomes free with its card. */
export function isStillToCome({ row: { appointment } }: OpenedCard, now: Date): boolean {
  if (appointment === null || appointment.cancelledAt !== null) return false;
  return Date.parse(appointment.startsAt) > now.getTime();
}

function plainNameOf({ content }: OpenedCard): string {
  return typeof content === 'object'
    ? content.name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
    : '';
}

function sayCount(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
