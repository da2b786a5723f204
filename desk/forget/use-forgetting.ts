import { use, useCallback, useEffect, useState } from 'react';
import { replaceAddress, useAddressQuery } from '../address.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { mayAddPeople, useRoom } from '../room.ts';
import { DraftContext } from '../waiting/draft-context.ts';

/**
 * Whom somebody is about to forget: chosen at the foot of a card, or gone back to from the diary.
 *
 * @param open the card that lies open
 */
export function useForgetting(
  open: OpenedCard | undefined,
): [OpenedCard | null, (card: OpenedCard | null) => void] {
  const room = useRoom();
  const drafts = use(DraftContext);
  const [forgetting, setForgetting] = useState<OpenedCard | null>(null);
  const isSentBack = useAddressQuery().has('forget');
  const { isWhole } = room.box;
  // Back among the cards, by whichever way: a line in the diary hours later would be about nothing.
  useEffect(() => drafts?.leaveToLook(''), [drafts]);
  const takeUp = useCallback(() => {
    if (!isSentBack || !isWhole) return;
    // Once: the address of the card is what is left, and opens nothing by itself.
    replaceAddress(location.pathname);
    if (open !== undefined && mayAddPeople(room)) setForgetting(open);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [isSentBack, isWhole]);
  useEffect(takeUp, [takeUp]);
  return [forgetting, setForgetting];
}
