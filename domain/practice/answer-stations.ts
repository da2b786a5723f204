import type { OpeningRules } from '../scheduling/slot.ts';
import { openingStateAt } from './opening-state.ts';
import type { PromiseWords } from './promise.ts';
import { sayClock } from './practice-clock.ts';
import { sayDayAhead } from './say-date.ts';

/** What happens to a request, and when. */
export interface AnswerStation {
  readonly when: string;
  readonly what: string;
}

/**
 * The three stations of a request: stored, read, answered. Where no opening is in sight, no time is named.
 *
 * @param promised by when it is answered
 */
export function answerStations(
  rules: OpeningRules,
  receivedAt: Date,
  promised: PromiseWords | null,
): AnswerStation[] {
  const { isOpen, nextChange } = openingStateAt(rules, receivedAt);
  const opens =
    nextChange &&
    `${nextChange.daysAhead ? sayDayAhead(nextChange) : 'Today'}, ${sayClock(nextChange.time)}`;
  return [
    { when: 'Now', what: 'It is stored, sealed. Only people at the practice can open it.' },
    isOpen
      ? { when: 'While we are open', what: 'Your request is read, in the order it came.' }
      : {
          when: opens ?? 'When we open again',
          what: 'We open, and your request is read in the order it came.',
        },
    {
      when: promised === null ? 'After that' : `By ${promised.day}, ${promised.time}`,
      what: 'A person calls or writes, in the way you chose; at your best time, where you named one and it can be.',
    },
  ];
}
