import { useEffect, useEffectEvent, useState } from 'react';
import type { EventType } from '../../../domain/scheduling/event-types.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { eventChosenEarly, eventOfAddress, timeOfAddress } from './event-of-address.ts';
import { keptBooking, lastBooking } from './kept-booking.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import type { TurnedDiary } from './use-diary-page.ts';
import { keptTry, type TriedTime } from './kept-try.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { usePickedTime, type PickedTime } from './use-picked-time.ts';

/** What is to be booked, as far as it is chosen. */
interface ChosenVisit {
  /** Null before it is known. */
  readonly event: EventType | null;
  readonly picked: PickedTime;
  /** Another kind of visit: its time is still to be picked. */
  readonly chooseEvent: (event: EventType) => void;
}

/** Keeps which visit is chosen and when: what the visitor chose here, what the address asks for, and what was chosen when the form was last open. */
export function useChosenVisit(
  facts: SchedulingFacts,
  { page, lay }: Pick<TurnedDiary, 'page' | 'lay'>,
): ChosenVisit {
  const isAlive = useIsAlive();
  const [chosenEvent, setChosenEvent] = useState<EventType | null>(null);
  // Where another form's page was here before, what is chosen in that one is still to be read.
  const [chosenEarly] = useState(() => (isAlive ? undefined : eventChosenEarly()));
  const picked = usePickedTime(facts);
  const chosen = chosenEvent ?? (isAlive ? chosenEarly : null);
  const [turnedAway] = useState(turnedAwayHere);
  const [had] = useState(cancelledHere);
  const event =
    chosen ?? (isAlive ? (turnedAway?.event ?? eventOfAddress(window.location.search, had)) : null);

  useKeptChoice({ event, startsAt: picked.startsAt, page }, (kept, isInPlace) => {
    // A visitor who was quicker than this has chosen anew.
    if (chosenEvent ?? chosenEarly) return;
    setChosenEvent(kept.event);
    if (isInPlace) picked.jumpTo(kept.startsAt);
    else picked.bring(kept.startsAt);
    if (kept.page === 'entry') lay('entry');
  });

  const pickAddressed = useEffectEvent(() => {
    const again = chosenEarly ? null : turnedAway?.startsAt;
    const time = again ?? timeOfAddress(window.location.search);
    // What was booked here a moment ago is not chosen once more when the page is loaded again.
    if (time !== null && time !== keptBooking()?.startsAt) picked.bring(time);
  });
  useEffect(() => pickAddressed(), []);

  return {
    event,
    picked,
    chooseEvent: (next) => {
      setChosenEvent(next);
      picked.pick(null);
    },
  };
}

/** What was turned away at this very address before the page was loaded again; another one asks for another visit. */
function turnedAwayHere(): TriedTime | null {
  const kept = keptTry();
  return kept && kept.turnedAwayAt === window.location.search ? kept : null;
}

/** The visit that was booked in this tab and is cancelled: the next one is of its kind. */
function cancelledHere(): EventType | undefined {
  return keptBooking() ? undefined : lastBooking()?.event;
}
