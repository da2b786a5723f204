import practice from 'content:practice';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import {
  PROMISE_RULE,
  promisedTime,
  sayPromised,
  type PromisedTime as Promised,
} from '../../../domain/practice/promise.ts';
import { useMinute } from '../../ui/use-minute.ts';

const RULES = openingHoursOf(practice);

interface PromisedTimeProps {
  /** In another language: the rule, and what it means now. */
  rule?: string;
  say?: (promised: Promised) => string;
}

/**
 * What "within 24 hours" means for who asks now. A built page cannot know it: it holds the rule, and the time takes its place once the page
 * is alive. The rule goes on keeping the room, so that nothing moves.
 */
export function PromisedTime({ rule = PROMISE_RULE, say = sayNow }: PromisedTimeProps) {
  const now = useMinute();
  const promised = now && promisedTime(RULES, now);

  return (
    <span
      className="promised-time"
      data-known={promised ? '' : undefined}
      data-to-come="data-known"
    >
      <span className="promised-rule">{rule}</span>
      {promised ? <span>{say(promised)}</span> : null}
    </span>
  );
}

function sayNow(promised: Promised): string {
  return `If you ask now, that means by ${sayPromised(promised)}.`;
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
