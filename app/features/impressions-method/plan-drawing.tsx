import { PLAN_MARKS, PLAN_VIEW, type Hand, type PlanMark } from './plan-marks.ts';
import teeth from './plan-teeth.svg';

/** From the lowest to the uppermost. */
const LAYERS: readonly Hand[] = ['surgeon', 'orthodontist', 'dentist'];

/** The present teeth as a picture, and over them the marks of each hand; the notes beside it say the marks in words. */
export function PlanDrawing({ alt }: { alt: string }) {
  return (
    <div className="plan-sheet">
      <div className="plan-drawing">
        <img src={teeth} alt={alt} width={1910} height={1200} fetchPriority="high" />
        <svg viewBox={PLAN_VIEW} aria-hidden="true" focusable="false">
          {LAYERS.map((hand) => (
            <g key={hand} className={`marks marks-${hand}`}>
              {PLAN_MARKS.filter((mark) => mark.hand === hand).map((mark) => (
                <Mark key={mark.label} mark={mark} />
              ))}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

function Mark({ mark: { label, at, lines } }: { mark: PlanMark }) {
  return (
    <g className={`mark-${label.toLowerCase()}`}>
      {lines.map(({ kind, d }) => (
        <path key={d} className={`mark-${kind}`} d={d} />
      ))}
      <g className="mark-label" transform={`translate(${at.x} ${at.y})`}>
        <circle r="26" />
        <text dy=".35em">{label}</text>
      </g>
    </g>
  );
}
