import { rowClocks, type DiaryRules, type Stretch } from '../../domain/desk/diary-days.ts';
import type { HeldDraft } from '../../domain/desk/held-draft.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';

/** What somebody has in hand in the diary; names are those of cards. */
export type Hand =
  | { readonly is: 'nothing' }
  | { readonly is: 'slip'; readonly name: string }
  | { readonly is: 'kept'; readonly number: number }
  | {
      readonly is: 'shift';
      readonly number: number;
      readonly to: Stretch;
      /** Whether those that follow it each week go too. */
      readonly isAll: boolean;
    }
  | {
      readonly is: 'move';
      readonly name: string;
      readonly to: Stretch;
      /** How often it had been changed when it was taken up: somebody else may change it meanwhile. */
      readonly sequence: number;
    }
  | {
      readonly is: 'make';
      readonly name: string;
      readonly event: EventType;
      readonly to: Stretch;
      /** The number of what a colleague had done last with the card when it was taken up. */
      readonly seen?: number | undefined;
    }
  | { readonly is: 'cancel'; readonly name: string; readonly sequence: number }
  | { readonly is: 'block'; readonly at: Stretch };

export const NOTHING: Hand = { is: 'nothing' };

/** What of it outlives the lock: what is being changed, and not what is only looked at. */
export function changeIn(hand: Hand, rules: DiaryRules): HeldDraft['hand'] | null {
  const kept = ({ day, from, count }: Stretch) => ({
    day,
    clock: rowClocks(rules)[from] ?? '',
    count,
  });
  switch (hand.is) {
    case 'nothing':
    case 'slip':
    case 'kept':
      return null;
    case 'cancel':
      return hand;
    case 'block':
      return { is: 'block', at: kept(hand.at) };
    default:
      return { ...hand, to: kept(hand.to) };
  }
}

/** The same in the rows of now; null where its time has none. */
export function handOf(held: HeldDraft['hand'], rules: DiaryRules): Hand | null {
  if (held.is === 'cancel') return held;
  const { day, clock, count } = held.is === 'block' ? held.at : held.to;
  const from = rowClocks(rules).indexOf(clock);
  if (from === -1) return null;
  const at = { day, from, count };
  return held.is === 'block' ? { is: 'block', at } : { ...held, to: at };
}

/** The time that is being looked for; undefined where none is. */
export function wantedBy(hand: Hand): Stretch | undefined {
  if (hand.is === 'move' || hand.is === 'make' || hand.is === 'shift') return hand.to;
  return hand.is === 'block' ? hand.at : undefined;
}

/** The same hand with another time. */
export function withTime(hand: Hand, to: Stretch): Hand {
  if (hand.is === 'move' || hand.is === 'make' || hand.is === 'shift') return { ...hand, to };
  return hand.is === 'block' ? { ...hand, at: to } : hand;
}

/** The card whose slip is in hand; empty for none. */
export function heldCard(hand: Hand): string {
  return hand.is === 'slip' || hand.is === 'move' || hand.is === 'cancel' ? hand.name : '';
}

/** The time kept free whose slip is in hand; undefined for none. */
export function heldBlock(hand: Hand): number | undefined {
  return hand.is === 'kept' || hand.is === 'shift' ? hand.number : undefined;
}

/** The slip that a letter is about: the one with the focus, else what is in hand; a card without a name for none. */
export function slipAtHand(hand: Hand): { card: string } | { block: number } {
  const { activeElement } = document;
  const { card, block } = activeElement instanceof HTMLElement ? activeElement.dataset : {};
  if (card !== undefined) return { card };
  const number = block === undefined ? heldBlock(hand) : Number(block);
  return number === undefined ? { card: heldCard(hand) } : { block: number };
}
