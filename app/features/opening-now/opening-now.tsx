import { openingStateAt, type OpeningState } from '../../../domain/practice/opening-state.ts';
import { sayClock } from '../../../domain/practice/practice-clock.ts';
import type { Practice } from '../../../domain/practice/practice-schema.ts';
import { useMinute } from '../../ui/use-minute.ts';

/** Whether the practice is open now, in New York; kept true while the page stays open. Nothing before the page is alive. */
export function OpeningNow({ practice }: { practice: Pick<Practice, 'hours' | 'closures'> }) {
  const now = useMinute();
  const state = now && openingStateAt(practice.hours, practice.closures, now);
  return (
    <span className="opening-now" data-open={state?.isOpen ? '' : undefined}>
      {state && sentenceOf(state)}
    </span>
  );
}

function sentenceOf({ isOpen, nextChange }: OpeningState): string {
  if (!nextChange) return 'Closed now';
  const time = sayClock(nextChange.time);
  if (isOpen) return `Open now, until ${time} New York time`;
  return `Closed now, opens ${nextChange.weekday ? `${nextChange.weekday} at ` : 'today at '}${time} New York time`;
}
