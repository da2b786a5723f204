import type { CardBox } from '../box/card-box.ts';
import { nameOfCard } from '../waiting/card-words.ts';
import { heldBlock, heldCard, NOTHING, type Hand } from './hand.ts';

/** What of a hand is drawn in the diary, and who would come: of whom there is no card any more, no time is. */
export function drawnHand(
  hand: Hand,
  box: Pick<CardBox, 'blocks' | 'find'>,
): { readonly drawn: Hand; readonly who: string } {
  const name = hand.is === 'make' ? hand.name : heldCard(hand);
  const card = box.find(name);
  const why = box.blocks.find(({ number }) => number === heldBlock(hand))?.why;
  return {
    drawn: name !== '' && card === undefined ? NOTHING : hand,
    who: card === undefined ? (why ?? 'blocked') : nameOfCard(card),
  };
}
