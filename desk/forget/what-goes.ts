import { isSameName } from '../../domain/desk/same-name.ts';
import { isSameSender } from '../../domain/desk/same-sender.ts';
import { readRequestNumber } from '../../domain/intake/request-number.ts';
import { sayAll } from '../../domain/wording/say-all.ts';
import type { OpenedCard } from '../box/card-box.ts';

/** "This card with its 6 photos and 2 notes, and its history"; "These 2 cards with their …" */
export function sayWhatGoes(cards: readonly OpenedCard[]): string {
  const [which, its] =
    cards.length === 1 ? ['This card', 'its'] : [`These ${cards.length} cards`, 'their'];
  const count = (...kinds: readonly string[]) =>
    cards.flatMap(({ state }) => state.entries).filter(({ is }) => kinds.includes(is)).length;
  const parts = [
    sayCount(
      cards.reduce((sum, { photos }) => sum + photos, 0),
      'photo',
    ),
    sayCount(count('note', 'mark'), 'note'),
    sayCount(count('letter'), 'letter'),
  ].filter(Boolean);
  if (parts.length === 0) return `${which} and ${its} history`;
  const only = parts.length === 1 ? parts[0]?.replace(/^1 /, '') : undefined;
  return `${which} with ${its} ${only ?? sayAll(parts)}, and ${its} history`;
}

/** Whether somebody has typed the number by which a card is called here, in whatever way people write it. */
export function isItsNumber({ name, row }: OpenedCard, typed: string): boolean {
  if (row.reference !== null) return readRequestNumber(typed) === row.reference;
  return typed.trim().toUpperCase() === name;
}

/** A card that may be of the same person. */
export interface OtherCard {
  readonly card: OpenedCard;
  /** Came from the same address or number; else it is of the same name alone. */
  readonly isLinked: boolean;
}

/**
 * What else may be theirs: first what came from the same address or number, and from those that they gave besides; then what is of the same name from
 * elsewhere; of each the newest first. A family member's card is named, and not followed: it leads to others than them.
 */
export function othersOf(card: OpenedCard, cards: readonly OpenedCard[]): OtherCard[] {
  if (typeof card.content !== 'object') return [];
  const linked = linkedTo(card, cards);
  const alike = cards.filter(
    (other) => other.name !== card.name && !linked.includes(other) && namesOne(card, other),
  );
  return [
    ...linked.map((other) => ({ card: other, isLinked: true })),
    ...newestFirst(alike).map((other) => ({ card: other, isLinked: false })),
  ];
}

/** Which of them go too, by their names: those of the same name and sender, unless a hand has chosen otherwise. */
export function alsoGoing(
  card: OpenedCard,
  others: readonly OtherCard[],
  ticks: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const isTicked = ({ card: other, isLinked }: OtherCard) =>
    ticks.get(other.name) ?? (isLinked && namesOne(card, other));
  return new Set(others.filter(isTicked).map((other) => other.card.name));
}

/** What came from the same address or number, and from those that they gave besides, the newest first. */
export function linkedTo(card: OpenedCard, cards: readonly OpenedCard[]): OpenedCard[] {
  const rest = cards.filter(({ name }) => name !== card.name);
  const linked = new Set([card]);
  // Those that are added on the way are come to as well.
  for (const one of linked) {
    if (!namesOne(card, one)) continue;
    for (const other of rest) if (isSentBySame(one, other)) linked.add(other);
  }
  linked.delete(card);
  return newestFirst([...linked]);
}

function isSentBySame({ content: one }: OpenedCard, { content: other }: OpenedCard): boolean {
  return typeof one === 'object' && typeof other === 'object' && isSameSender(one, other);
}

function newestFirst(cards: readonly OpenedCard[]): OpenedCard[] {
  return cards.toSorted((a, b) => b.row.receivedAt.localeCompare(a.row.receivedAt));
}

/** Whether two cards name one person; families share an address. */
export function namesOne(one: OpenedCard, other: OpenedCard): boolean {
  return isSameName(nameOf(one), nameOf(other));
}

/** Whether a visit is booked that has not begun: its time becomes free with its card. */
export function isStillToCome({ row: { appointment } }: OpenedCard, now: Date): boolean {
  if (appointment === null || appointment.cancelledAt !== null) return false;
  return Date.parse(appointment.startsAt) > now.getTime();
}

function nameOf({ content }: OpenedCard): string {
  return typeof content === 'object' ? content.name : '';
}

function sayCount(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
