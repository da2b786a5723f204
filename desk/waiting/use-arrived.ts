import { use, useEffect } from 'react';
import type { OpenedCard } from '../box/card-box.ts';
import { DraftContext, type NoteField } from './draft-context.ts';

/**
 * What was on its way as the desk locked stands in its field again: nobody knows there whether it arrives.
 *
 * @param text what stands there
 * @param onArrived called once it is on its card, as it stands there: it is not to be kept twice
 */
export function useArrived(
  field: NoteField,
  { card, text }: { card: OpenedCard; text: string },
  onArrived: () => void,
): void {
  const drafts = use(DraftContext);
  const sent = drafts?.sentBefore(field, card.name);
  const hasArrived = sent?.text === text && card.state.entries.some(({ id }) => id === sent.id);
  useEffect(() => {
    if (!hasArrived) return;
    drafts?.settle(field, card.name);
    onArrived();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is there
  }, [hasArrived]);
}
