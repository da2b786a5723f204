import type { HoursOfSleep } from '../../../domain/growth/ages.ts';

const HOURS_IN_DAY = 24;
const HOUR = 10;
const HEIGHT = 22;

const CELLS = Array.from({ length: HOURS_IN_DAY + 1 }, (_, hour) => `M${hour * HOUR} 0V${HEIGHT}`);

/** A day in 24 cells: the hours that are recommended for sure, and those up to the most. The words beside it say the same. */
export function SleepHours({ sleep: { from, to } }: { sleep: HoursOfSleep }) {
  return (
    <svg
      viewBox={`-0.5 -0.5 ${HOURS_IN_DAY * HOUR + 1} ${HEIGHT + 1}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="sleep-least" width={from * HOUR} height={HEIGHT} />
      <rect className="sleep-most" x={from * HOUR} width={(to - from) * HOUR} height={HEIGHT} />
      <path
        className="sleep-cells"
        d={`${CELLS.join('')}M0 0H${HOURS_IN_DAY * HOUR}M0 ${HEIGHT}H${HOURS_IN_DAY * HOUR}`}
      />
    </svg>
  );
}
