import { useEffect, useState } from 'react';
import { openingStateAt, type OpeningState } from '../../../domain/practice/opening-state.ts';
import { sayClock } from '../../../domain/practice/practice-clock.ts';
import type { Practice } from '../../../domain/practice/practice-schema.ts';

const MINUTE_MS = 60_000;

/** Whether the practice is open now, in New York; kept true while the page stays open. Nothing before the page is alive. */
export function OpeningNow({ practice }: { practice: Pick<Practice, 'hours' | 'closures'> }) {
  const { hours, closures } = practice;
  const [state, setState] = useState<OpeningState | null>(null);

  useEffect(() => {
    const read = () => setState(openingStateAt(hours, closures, new Date()));
    const first = setTimeout(read);
    const timer = setInterval(read, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, closures]);

  return <span className="opening-now">{state ? sentenceOf(state) : null}</span>;
}

function sentenceOf({ isOpen, nextChange }: OpeningState): string {
  if (!nextChange) return 'Closed now';
  const time = sayClock(nextChange.time);
  if (isOpen) return `Open now, until ${time} New York time`;
  return `Closed now, opens ${nextChange.weekday ? `${nextChange.weekday} at ` : 'today at '}${time} New York time`;
}
