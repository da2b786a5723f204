import { SpeechMark } from './speech-mark.tsx';

const DOOR_SPACING = 130;
/** The lengths of the lines in each office's own plan. */
const PLAN_LINES = ['14h11m-11 6h14', '14h14m-14 6h9', '14h8m-8 6h13', '14h12m-12 6h10'];

interface ChainDrawingProps {
  alt: string;
  /** Who is visited, in turn. */
  stops: readonly string[];
}

/** Doors in a row: the path goes in and out of each, and the story is told at each. */
export function ChainDrawing({ alt, stops }: ChainDrawingProps) {
  return (
    <svg className="route-drawing" viewBox="0 20 560 262" role="img" aria-label={alt}>
      {stops.map((stop, index) => (
        <g key={stop} transform={`translate(${70 + index * DOOR_SPACING} 0)`}>
          <path className="route-door" d="M-34 250V166a34 34 0 0 1 68 0V250" />
          <path d="M-52 250H52" />
          <g transform="translate(-11 164)">
            <path className="route-plan" d="M0 0h22v30H0z" />
            <path className="route-detail" d={`M4 8h14M4 ${PLAN_LINES[index]}`} />
          </g>
          <text y="276">{stop}</text>
          <path
            className="route-path"
            d={
              index === 0
                ? 'M-66 236C-46 236-30 238-8 238m-10-7 10 7-10 7'
                : 'M-120 238C-86 238-86 96-65 96S-44 238-12 238m-10-7 10 7-10 7'
            }
          />
          <SpeechMark x={0} y={118} />
        </g>
      ))}
    </svg>
  );
}
