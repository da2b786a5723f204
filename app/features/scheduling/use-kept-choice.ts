import { useEffect, useEffectEvent, useRef } from 'react';
import type { FrameMessage, RequestDraft } from '../../../domain/intake/frame-messages.ts';
import { isEventType, type EventType } from '../../../domain/scheduling/event-types.ts';
import { hearParent, tellParent } from '../embed/framed-page.ts';

interface KeptChoice {
  readonly event: EventType;
  readonly startsAt: string;
  /** What lay open: 'entry' where the visitor had gone on. */
  readonly page: string;
}

type DraftMessage = Extract<FrameMessage, { type: 'impressions:draft' }>;

/**
 * Has the page around the frame keep the visit and the time beside what was typed. Who booked, had no answer and opens the scheduler again no
 * longer finds their time among the free ones: it is theirs. With both as they were, the same booking is sent again, and answered as the first.
 *
 * @param chosen what is chosen now, and what lies open
 * @param takeUp called with what was chosen when the same address was last open, unless a time is chosen by then: one that the address asks
 * for stands; and whether the page around stands where the visitor left it: then it must not be scrolled to the time
 */
export function useKeptChoice(
  { event, startsAt, page }: { event: EventType | null; startsAt: string | null; page: string },
  takeUp: (kept: KeptChoice, isInPlace: boolean) => void,
): void {
  const isTold = useRef(false);
  const hear = useEffectEvent(({ draft, isInPlace = false }: DraftMessage) => {
    const kept = choiceIn(draft);
    if (kept !== null && startsAt === null) takeUp(kept, isInPlace);
  });

  useEffect(() => hearParent('impressions:draft', (message) => hear(message)), []);

  useEffect(() => {
    // As it is opened nothing is chosen, which must not overwrite what is kept.
    if (startsAt === null && !isTold.current) return;
    isTold.current = true;
    const choice = {
      address: window.location.search,
      event: event ?? '',
      startsAt: startsAt ?? '',
      page,
    };
    tellParent({ type: 'impressions:draft', draft: choice });
  }, [event, startsAt, page]);
}

/** What was chosen at this very address and has not passed; another one asks for another visit. */
function choiceIn({ address, event, startsAt = '', page = '' }: RequestDraft): KeptChoice | null {
  const isUsable = address === window.location.search && Date.parse(startsAt) > Date.now();
  return isUsable && isEventType(event) ? { event, startsAt, page } : null;
}
