import {
  FIRST_HOUR_MINUTES,
  hourSoFar,
  type HourSoFar,
} from '../../../domain/emergency/first-hour.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import type { EmergencyWords } from './emergency-words.ts';
import { MINUTE_MS, type FirstHourClock } from './use-first-hour.ts';

/** What a person can say of the time that has gone by. */
const CHOICES_MINUTES = [0, 10, 20, 40, FIRST_HOUR_MINUTES] as const;

type HourWords = EmergencyWords['hour'];

/** The hour that a knocked-out tooth has: a scale, and a clock for whoever says when it happened. */
export function FirstHour({ words, clock }: { words: HourWords; clock: FirstHourClock }) {
  const isAlive = useIsAlive();
  const { chosen, hour, begin } = clock;
  return (
    <div className="first-hour">
      <svg viewBox={`0 0 ${FIRST_HOUR_MINUTES} 6`} preserveAspectRatio="none" role="img">
        <title>{words.scale}</title>
        <rect className="first-hour-gone" width={hour?.minutes ?? 0} height="6" />
        <path className="first-hour-minutes" d={MINUTE_LINES} />
        <path className="first-hour-mark" d={`M${FIRST_HOUR_MINUTES / 2} -1V7`} />
      </svg>
      <p className="first-hour-scale" aria-hidden="true">
        <span>0</span>
        <span>{words.mark}</span>
        <span>{FIRST_HOUR_MINUTES}</span>
      </p>
      {isAlive ? (
        <>
          <div className="first-hour-choice" role="group" aria-labelledby="first-hour-question">
            <span id="first-hour-question">{words.question}</span>
            {CHOICES_MINUTES.map((minutes) => (
              <button
                key={minutes}
                type="button"
                aria-pressed={chosen === minutes}
                onClick={() => begin(minutes)}
              >
                {labelOf(minutes, words)}
              </button>
            ))}
          </div>
          {/* Told when a button is pressed; that a minute has gone by interrupts nobody who hears the steps. */}
          <p className="first-hour-now">{hour ? sentenceOf(hour, words) : null}</p>
          <output className="visually-hidden">
            {chosen === undefined ? null : sentenceOf(hourSoFar(chosen * MINUTE_MS), words)}
          </output>
        </>
      ) : null}
    </div>
  );
}

const MINUTE_LINES = Array.from({ length: FIRST_HOUR_MINUTES - 1 }, (_, i) => `M${i + 1} 0V6`).join(
  '',
);

function labelOf(minutes: number, words: HourWords): string {
  if (minutes === 0) return words.now;
  return minutes === FIRST_HOUR_MINUTES ? words.longer : String(minutes);
}

function sentenceOf({ stage, minutes, left }: HourSoFar, words: HourWords): string {
  const sentence = stage === 'early' && minutes === 1 ? words.oneMinute : words[stage];
  return sentence.replace('{minutes}', String(minutes)).replace('{left}', String(left));
}
