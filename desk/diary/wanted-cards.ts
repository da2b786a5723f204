import { askedFor } from '../../domain/desk/caller.ts';
import { asksForWeekend } from '../../domain/intake/table-of-kinds.ts';
import type { OpenedBlock, OpenedCard } from '../box/card-box.ts';

export interface OfferedCard {
  readonly card: OpenedCard;
  /** Those that are held for them. */
  readonly times: readonly OpenedBlock[];
}

/** Who asked and has no time yet: those who would come on a weekend, all others, and those who may choose among times that a letter offers: who wrote or called first stands first. */
export function wantedCards(
  cards: readonly OpenedCard[],
  blocks: readonly OpenedBlock[],
  now: Date,
): { weekend: OpenedCard[]; others: OpenedCard[]; offered: OfferedCard[] } {
  const waiting = cards
    .filter(
      ({ row, state, content }) =>
        row.appointment === null &&
        !state.isClosed &&
        (row.setAside === null || state.isKept) &&
        typeof content === 'object',
    )
    .toSorted((one, other) => (one.row.receivedAt < other.row.receivedAt ? -1 : 1))
    .map((card) => ({
      card,
      times: blocks.filter(
        ({ offered }) => offered?.to === card.name && Date.parse(offered.until) > now.getTime(),
      ),
    }));
  const asking = waiting.flatMap(({ card, times }) => (times.length === 0 ? [card] : []));
  return {
    weekend: asking.filter((card) => asksForWeekend(askedFor(card))),
    others: asking.filter((card) => !asksForWeekend(askedFor(card))),
    offered: waiting.filter(({ times }) => times.length > 0),
  };
}
