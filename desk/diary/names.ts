import { shortNameOf } from '../../domain/desk/short-name.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameOfCard } from '../waiting/card-words.ts';

/** What a heading calls somebody: shortly. */
export function firstNameOn(card: OpenedCard): string {
  const name = nameOfCard(card);
  return typeof card.content === 'object' ? shortNameOf(name) : name;
}
