import { AREAS } from '../../../../domain/quiz/areas.ts';
import { pieSlices } from '../../../../domain/quiz/pie-geometry.ts';
import type { ResultEntry } from '../../../../domain/quiz/score-answers.ts';

/** In units of the drawing; the stylesheet gives its size on the screen. */
const RADIUS = 180;
const GAP = 4;

/** Shares as a pie to look at; the list beside it says the same. */
export function SamplePie({ entries }: { entries: readonly ResultEntry[] }) {
  return (
    <svg className="sample-pie" viewBox="-194 -194 388 388" aria-hidden="true" focusable="false">
      <circle className="pie-ring" r={RADIUS + 11} />
      {pieSlices(entries, { radius: RADIUS, gap: GAP }).map(({ key, path, label }) => (
        <g key={key}>
          <path d={path} fill={AREAS[key].color} />
          {label ? (
            <text x={label.x} y={label.y} fill={AREAS[key].inkOnColor}>
              {entries.find((entry) => entry.key === key)?.slicePercentage}%
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
