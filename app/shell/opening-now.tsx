import practice from 'content:practice';
import { useEffect, useState } from 'react';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import { openingStateAt, type OpeningState } from '../../domain/practice/opening-state.ts';

const MINUTE_MS = 60_000;

/** Whether the practice is open now, in New York; kept true while the page stays open. Nothing before the page is alive. */
export function OpeningNow() {
  const [state, setState] = useState<OpeningState | null>(null);

  useEffect(() => {
    const read = () => setState(openingStateAt(practice.hours, practice.closures, new Date()));
    const first = setTimeout(read);
    const timer = setInterval(read, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);

  return <span className="opening-now">{state ? sentenceOf(state) : null}</span>;
}

function sentenceOf({ isOpen, nextChange }: OpeningState): string {
  if (!nextChange) return 'Closed now';
  const time = sayClock(nextChange.time);
  if (isOpen) return `Open now, until ${time} New York time`;
  return `Closed now, opens ${nextChange.weekday ? `${nextChange.weekday} at ` : 'today at '}${time} New York time`;
}
