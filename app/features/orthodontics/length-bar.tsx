import { LAST_MONTH } from '../../../domain/orthodontics/example-treatment.ts';
import type { Way } from './orthodontics-words.ts';

/** Where a month lies on the ruler. */
export function percentOfRuler(month: number): string {
  return `${Math.round((month / LAST_MONTH) * 10_000) / 100}%`;
}

/** A line of the grid stands every so many months. */
const GRID_MONTHS = 6;
const GRID = Array.from(
  { length: LAST_MONTH / GRID_MONTHS + 1 },
  (_, index) => index * GRID_MONTHS,
);

/** A usual length as a bar on the ruler of months. The words stand beside it. */
export function LengthBar({ lengthMonths: { from, to } }: Pick<Way, 'lengthMonths'>) {
  return (
    <span className="way-length" aria-hidden="true">
      <svg focusable="false">
        {GRID.map((month) => (
          <line
            key={month}
            className="length-grid"
            x1={percentOfRuler(month)}
            x2={percentOfRuler(month)}
            y1="0"
            y2="100%"
          />
        ))}
        <rect x={percentOfRuler(from)} width={percentOfRuler(to - from)} y="50%" height="50%" />
      </svg>
      <span className="length-ends">
        <span>0</span>
        <span>{LAST_MONTH}</span>
      </span>
    </span>
  );
}
