import { wallClockAt } from '../practice/practice-clock.ts';
import type { OpeningRules } from '../scheduling/slot.ts';
import type { CardRow } from './card-content.ts';
import type { CardState } from './card-state.ts';
import { placeCard } from './place-card.ts';

/** A card that rests, and when it comes back. */
export interface Resting<Card> {
  readonly card: Card;
  readonly at: Date;
}

/** What wants nothing from us now and comes back by itself, the next one first. */
export function restingCards<Card extends { readonly row: CardRow; readonly state: CardState }>(
  cards: readonly Card[],
  rules: OpeningRules,
  now: Date,
): Resting<Card>[] {
  return cards
    .flatMap((card) => {
      const { isClosed, comesBackAt } = card.state;
      if (isClosed || comesBackAt === null) return [];
      const isPlaced = placeCard(card.row, card.state, rules, now) !== null;
      return isPlaced ? [] : [{ card, at: new Date(comesBackAt) }];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Those of them that come back later on the same day. */
export function laterToday<Card>(
  resting: readonly Resting<Card>[],
  { timeZone }: OpeningRules,
  now: Date,
): Resting<Card>[] {
  const dayOf = (moment: Date) => wallClockAt(moment, timeZone).date;
  return resting.filter(({ at }) => dayOf(at) === dayOf(now));
}
