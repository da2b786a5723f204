import { useEffect, useRef } from 'react';
import { MONTHS } from './months.ts';
import { pointAfter, pointAround, spiralPath } from './spiral.ts';

/** Examples: the orthodontist sets the intervals of the first year. */
const FIRST_CHECKS_YEARS = [0.125, 0.25, 0.5, 0.75] as const;
const YEARS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The line fades, and goes on. */
const DRAWN_YEARS = 9;
const HINTED_YEARS = 9.5;
const SPOKE = { from: 46, to: 372 };
const MONTH_RADIUS = 396;
/** How far a month's baseline lies under its middle. */
const BASELINE = 6;

const ARCH = 'M-12 13V-2a12 12 0 0 1 24 0V13z';

/**
 * A spiral of years, one turn a year, with a gold arch for each yearly check. It turns to the month in which treatment ended.
 *
 * @param month the month's index, or null while none is chosen
 */
export function CareSpiral({ month, alt }: { month: number | null; alt: string }) {
  const turn = useRef<SVGGElement>(null);
  useEffect(() => {
    turn.current?.style.setProperty('--months', String(month ?? 0));
  }, [month]);
  return (
    <svg className="spiral" viewBox="-40 -24 880 848" role="img" aria-label={alt}>
      <g className="spiral-spokes">
        {MONTHS.map((name, index) => {
          const from = pointAround(SPOKE.from, index / MONTHS.length);
          const to = pointAround(SPOKE.to, index / MONTHS.length);
          return <path key={name} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
        })}
      </g>
      {MONTHS.map((name, index) => {
        const { x, y } = pointAround(MONTH_RADIUS, index / MONTHS.length);
        return (
          <text
            key={name}
            x={x}
            y={y + BASELINE}
            data-chosen={index === month ? '' : undefined}
            className="spiral-month"
          >
            {name.slice(0, 3)}
          </text>
        );
      })}
      <g className="spiral-turn" ref={turn}>
        {[0, ...YEARS].map((year) => (
          <path
            key={year}
            className="spiral-line"
            d={spiralPath(year, Math.min(year + 1, DRAWN_YEARS))}
            strokeOpacity={1 - year * 0.09}
          />
        ))}
        <path className="spiral-line spiral-onward" d={spiralPath(DRAWN_YEARS, HINTED_YEARS)} />
        <circle className="spiral-end-of-treatment" r="6" {...at(0)} />
        {FIRST_CHECKS_YEARS.map((years) => (
          <circle key={years} className="spiral-check" r="5.5" {...at(years)} />
        ))}
        {YEARS.map((year) => {
          const { x, y } = pointAfter(year);
          return (
            <g key={year} transform={`translate(${x} ${y})`}>
              <g className="spiral-upright">
                <path className="spiral-arch" d={ARCH} />
                <text className="spiral-year" y="8">
                  {year}
                </text>
              </g>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

function at(years: number): { cx: number; cy: number } {
  const { x, y } = pointAfter(years);
  return { cx: x, cy: y };
}
