import practice from 'content:practice';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { PROMISE_RULE, promisedTime, sayPromised } from '../../../domain/practice/promise.ts';
import { useMinute } from '../../ui/use-minute.ts';

const RULES = openingHoursOf(practice);

/**
 * What "within 24 hours" means for who asks now. A built page cannot know it: it holds the rule, and the time takes its place once the page
 * is alive. The rule goes on keeping the room, so that nothing moves.
 */
export function PromisedTime() {
  const now = useMinute();
  const said = now && sayTimeFor(now);

  return (
    <span className="promised-time" data-known={said ? '' : undefined}>
      <span className="promised-rule">{PROMISE_RULE}</span>
      {said ? <span>Asked for now, that means by {said}.</span> : null}
    </span>
  );
}

/**
 * "Monday, 9:00 AM Eastern Time".
 *
 * @returns null where no time can be named
 */
export function sayTimeFor(askedAt: Date): string | null {
  const promised = promisedTime(RULES, askedAt);
  return promised === null ? null : sayPromised(promised);
}
