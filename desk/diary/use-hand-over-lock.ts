import { use, useEffect, useRef } from 'react';
import { useRoom } from '../room.ts';
import { DraftContext } from '../waiting/draft-context.ts';
import { changeIn, handOf, wantedBy, type Hand } from './hand.ts';

/**
 * Keeps what is being changed for the lock, and takes it up again once everything is open. Whoever leaves the diary by themselves has put it down.
 *
 * @param mayTake whether whoever sits here by now may do it
 * @param onTake takes it up; with the day that is to be shown, if any
 */
export function useHandOverLock(
  hand: Hand,
  mayTake: (hand: Hand) => boolean,
  onTake: (hand: Hand, day: string | undefined) => void,
): void {
  const { box, practice } = useRoom();
  const { isWhole } = box;
  const rules = practice.opening;
  const drafts = use(DraftContext);
  const isBack = useRef(false);
  useEffect(() => {
    // Until then it lies where the lock has left it.
    if (!isWhole || drafts === null) return;
    const held = isBack.current ? null : drafts.hand;
    isBack.current = true;
    const kept = held === null ? null : handOf(held, rules);
    if (kept !== null && hand.is === 'nothing' && mayTake(kept)) {
      onTake(kept, wantedBy(kept)?.day);
    } else drafts.keepHand(changeIn(hand, rules));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each hand
  }, [hand, isWhole, drafts]);
  useEffect(() => () => drafts?.keepHand(null), [drafts]);
}
