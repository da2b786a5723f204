import { weeksFrom } from '../../domain/desk/move-kept.ts';
import type { OpenedBlock } from '../box/card-box.ts';
import type { DiarySlip } from './diary-slips.ts';
import type { Hand } from './hand.ts';

/** Whether a time kept free can be moved: it has not begun, no letter holds it, and why it is kept lies open here, to be sealed for its new time. */
export function isMovable(block: OpenedBlock, now: Date): boolean {
  const isAhead = Date.parse(block.startsAt) > now.getTime();
  return isAhead && block.offered === null && block.why !== null;
}

/** The times that move with what is in hand: that one, or it and those that follow it each week. */
export function weeksInHand(
  blocks: readonly OpenedBlock[],
  { number, isAll }: Extract<Hand, { is: 'shift' }>,
): OpenedBlock[] {
  const block = blocks.find((one) => one.number === number);
  if (block === undefined) return [];
  return isAll ? weeksFrom(blocks, block).filter(({ why }) => why !== null) : [block];
}

/** A slip as it is taken up. */
export function handWith(slip: DiarySlip): Hand {
  return slip.is === 'kept'
    ? { is: 'kept', number: slip.block.number }
    : { is: 'slip', name: slip.card.name };
}
