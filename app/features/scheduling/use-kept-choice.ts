import { useEffect, useEffectEvent, useRef } from 'react';
import type { RequestDraft } from '../../../domain/intake/frame-messages.ts';
import { isEventType, type EventType } from '../../../domain/scheduling/event-types.ts';
import { hearParent, tellParent } from '../embed/framed-page.ts';

interface KeptChoice {
  readonly event: EventType;
  readonly startsAt: string;
}

/**
 * Has the page around the frame keep the visit and the time beside what was typed. Who booked, had no answer and opens the scheduler again no
 * longer finds their time among the free ones: it is theirs. With both as they were, the same booking is sent again, and answered as the first.
 *
 * @param chosen what is chosen now
 * @param takeUp called with what was chosen when the same address was last open, unless a time is chosen by then: one that the address asks
 * for stands
 */
export function useKeptChoice(
  { event, startsAt }: { event: EventType | null; startsAt: string | null },
  takeUp: (kept: KeptChoice) => void,
): void {
  const isTold = useRef(false);
  const hear = useEffectEvent((draft: RequestDraft) => {
    const kept = choiceIn(draft);
    if (kept !== null && startsAt === null) takeUp(kept);
  });

  useEffect(() => hearParent('impressions:draft', ({ draft }) => hear(draft)), []);

  useEffect(() => {
    // As it is opened nothing is chosen, which must not overwrite what is kept.
    if (startsAt === null && !isTold.current) return;
    isTold.current = true;
    const choice = {
      address: window.location.search,
      event: event ?? '',
      startsAt: startsAt ?? '',
    };
    tellParent({ type: 'impressions:draft', draft: choice });
  }, [event, startsAt]);
}

/** What was chosen at this very address and has not passed; another one asks for another visit. */
function choiceIn({ address, event, startsAt = '' }: RequestDraft): KeptChoice | null {
  const isUsable = address === window.location.search && Date.parse(startsAt) > Date.now();
  return isUsable && isEventType(event) ? { event, startsAt } : null;
}
