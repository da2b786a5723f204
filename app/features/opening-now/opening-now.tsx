import { HOURS_IN_ENGLISH, type HoursLanguage } from '../../../domain/practice/hours-language.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { openingStateAt } from '../../../domain/practice/opening-state.ts';
import type { Practice } from '../../../domain/practice/practice-schema.ts';
import { useMinute } from '../../ui/use-minute.ts';

interface OpeningNowProps {
  practice: Pick<Practice, 'hours' | 'closures'>;
  /** How it is said in the language of the page. */
  say?: HoursLanguage['openingNow'];
}

/** Whether the practice is open now, in New York; kept true while the page stays open. Nothing before the page is alive. */
export function OpeningNow({ practice, say = HOURS_IN_ENGLISH.openingNow }: OpeningNowProps) {
  const now = useMinute();
  const state = now && openingStateAt(openingHoursOf(practice), now);
  return (
    <span className="opening-now" data-open={state?.isOpen ? '' : undefined}>
      {state && say(state)}
    </span>
  );
}
