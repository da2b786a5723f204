import type { KeyboardEvent } from 'react';
import { AREAS, type AreaCode } from '../../../domain/quiz/areas.ts';
import { pieSlices } from '../../../domain/quiz/pie-geometry.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';

interface PieChartProps {
  entries: readonly ResultEntry[];
  onOpen: (area: AreaCode) => void;
}

/** In units of the drawing; the stylesheet gives its size on the screen. */
const RADIUS = 180;
const GAP = 4;

/**
 * The shares as a pie. Each slice is a button that opens its area; the table beside it says and does the same. Neighbours are kept
 * apart by a gap, a number and a ring, because their colours alone do not (docs/visual-language.md).
 */
export function PieChart({ entries, onOpen }: PieChartProps) {
  const slices = pieSlices(entries, { radius: RADIUS, gap: GAP });
  return (
    <svg className="pie" viewBox="-190 -190 380 380" role="group" aria-label="Your shares as a pie">
      <circle className="pie-ring" r={RADIUS + 7} />
      {slices.map(({ key, path, label }) => {
        const { title, color, inkOnColor } = AREAS[key];
        const percentage = entries.find((entry) => entry.key === key)?.slicePercentage;
        return (
          <g
            key={key}
            className="pie-slice"
            role="button"
            tabIndex={0}
            aria-label={`${title}, ${percentage}%. See what this could mean`}
            onClick={() => onOpen(key)}
            onKeyDown={(event) => openByKey(event, () => onOpen(key))}
          >
            <path d={path} fill={color} />
            <path className="pie-focus" d={path} />
            {label ? (
              <text x={label.x} y={label.y} fill={inkOnColor} aria-hidden="true">
                {percentage}%
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** An SVG group is no button by itself: the keys of one. */
function openByKey(event: KeyboardEvent, open: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  open();
}
