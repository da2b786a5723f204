import { openMinutes } from '../../domain/desk/promise-limit.ts';
import { minutesBetween, sayDay, sayMinutes, sayTime } from '../../domain/desk/time-words.ts';
import { hoursOn } from '../../domain/practice/hours-on.ts';
import { wallClockAt } from '../../domain/practice/practice-clock.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';

const RADIUS = 108;
const CENTER = 140;
const STEP_MINUTES = 5;
const MINUTE_MS = 60_000;

interface PromiseArchProps {
  receivedAt: Date;
  dueAt: Date;
  rules: OpeningRules;
  now: Date;
}

/**
 * The promise, drawn: from the moment it came (left foot) to the moment we said (right foot). Heavy where the practice is open, dotted where
 * it is closed, inked as far as time has gone; the gold-rimmed point is now.
 */
export function PromiseArch({ receivedAt, dueAt, rules, now }: PromiseArchProps) {
  const whole = Math.max(1, minutesBetween(receivedAt, dueAt));
  const gone = Math.min(whole, Math.max(0, minutesBetween(receivedAt, now)));
  const left = minutesBetween(now, dueAt);
  const stretches = stretchesOf(receivedAt, whole, rules);
  const [x, y] = pointAt(gone / whole);
  const said =
    left < 0 ? `${sayMinutes(left)} past the promise` : `${sayMinutes(left)} left to answer`;
  const sayFoot = (moment: Date): string =>
    `${sayDay(moment, now, rules.timeZone)}, ${sayTime(moment, rules.timeZone)}`;
  return (
    <figure className="promise">
      <svg viewBox="-2 14 284 130" role="img" aria-label={said}>
        {stretches.map(({ from, to, isOpen }) => (
          <path
            key={from}
            className={isOpen ? 'arch-open' : 'arch-closed'}
            d={arc(from / whole, to / whole)}
          />
        ))}
        {stretches
          .filter(({ from }) => gone > from)
          .map(({ from, to, isOpen }) => (
            <path
              key={from}
              className={isOpen ? 'arch-gone' : 'arch-gone thin'}
              d={arc(from / whole, Math.min(to, gone) / whole)}
            />
          ))}
        <path className="arch-ground" d={`M${CENTER - RADIUS - 14} 140H${CENTER + RADIUS + 14}`} />
        <circle className="arch-rim" cx={x} cy={y} r="6.5" />
        <circle className="arch-now" cx={x} cy={y} r="3" />
        <text className="arch-left" x={CENTER} y={CENTER - 34} textAnchor="middle">
          {sayMinutes(left)}
        </text>
        <text className="arch-words" x={CENTER} y={CENTER - 13} textAnchor="middle">
          {left < 0 ? 'past the promise' : 'left to answer'}
        </text>
      </svg>
      <figcaption>
        <span>
          {sayFoot(receivedAt)}
          <br />
          came
        </span>
        <span>
          {sayFoot(dueAt)}
          <br />
          promised
        </span>
      </figcaption>
      <p className="small">
        {left < 0
          ? 'The promise is broken. Answer first, and say so: one sentence is enough.'
          : `We are open for ${sayMinutes(openMinutes(rules, now, dueAt))} of it.`}
      </p>
    </figure>
  );
}

/** Where a share of the time lies on the arch. */
function pointAt(share: number): [string, string] {
  const angle = Math.PI * (1 - share);
  return [
    (CENTER + RADIUS * Math.cos(angle)).toFixed(1),
    (CENTER - RADIUS * Math.sin(angle)).toFixed(1),
  ];
}

function arc(from: number, to: number): string {
  return `M${pointAt(from).join(' ')}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(to).join(' ')}`;
}

/** Stretches of minutes in which the practice is open, or closed. */
function stretchesOf(receivedAt: Date, whole: number, rules: OpeningRules) {
  const stretches: { from: number; to: number; isOpen: boolean }[] = [];
  for (let from = 0; from < whole; from += STEP_MINUTES) {
    const to = Math.min(whole, from + STEP_MINUTES);
    const isOpen = isOpenAt(new Date(receivedAt.getTime() + from * MINUTE_MS), rules);
    const last = stretches.at(-1);
    if (last?.isOpen === isOpen) last.to = to;
    else stretches.push({ from, to, isOpen });
  }
  return stretches;
}

function isOpenAt(moment: Date, rules: OpeningRules): boolean {
  const { date, time } = wallClockAt(moment, rules.timeZone);
  const hours = hoursOn(rules, date);
  return hours !== null && time >= hours.opens && time < hours.closes;
}
