import { useCallback, useEffect } from 'react';
import { replaceAddress } from '../address.ts';
import type { CardBox } from '../box/card-box.ts';
import { isStillToCome } from '../forget/what-goes.ts';
import { useRoom } from '../room.ts';
import type { DiaryHand, DiaryShown } from './use-diary-hand.ts';
import type { DiaryLanding } from './use-diary-landing.ts';

/** Takes up whom a card has sent here: somebody without a time, or a visit that is to be moved. */
export function useSentHere(
  place: string | null,
  box: CardBox,
  { placeFor, startMove }: Pick<DiaryHand, 'placeFor' | 'startMove'>,
): void {
  const { isWhole } = box;
  const takeUp = useCallback(() => {
    const card = place === null ? undefined : box.find(place);
    if (place === null || !isWhole) return;
    replaceAddress('/diary');
    if (card === undefined) return;
    // Whose visit was cancelled, or is over, may want another.
    if (isStillToCome(card, new Date())) startMove(card.name);
    else placeFor(card);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [place, isWhole]);
  useEffect(takeUp, [takeUp]);
}

interface VisitShown extends Pick<DiaryShown, 'slips' | 'day' | 'isWide'> {
  take: DiaryHand['take'];
  land: (landing: DiaryLanding) => void;
}

/** Takes up the visit that somebody was led to, whatever they then do with it. @param name of its card */
export function useVisitAsked(
  name: string | null,
  { slips, day, isWide, take, land }: VisitShown,
): void {
  const { isWhole } = useRoom().box;
  const takeUp = useCallback(() => {
    if (name === null || !isWhole) return;
    replaceAddress(`/diary?day=${day}`);
    if (!slips.some((slip) => slip.is === 'visit' && slip.card.name === name)) return;
    // Beside its day the slip has the focus, and its keys; on a phone its panel takes it.
    if (isWide) land({ card: name });
    take({ is: 'slip', name });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [name, isWhole]);
  useEffect(takeUp, [takeUp]);
}
