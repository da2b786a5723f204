import type { OpenedCard } from '../box/card-box.ts';
import { nameOfCard } from '../waiting/card-words.ts';

/** What a heading calls somebody: the first of their names. */
export function firstNameOn(card: OpenedCard): string {
  const name = nameOfCard(card);
  return typeof card.content === 'object' ? (name.split(' ')[0] ?? name) : name;
}
