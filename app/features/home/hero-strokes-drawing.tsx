import { HERO_STROKES } from './hero-strokes.ts';

const { width, height, under, opening } = HERO_STROKES;

/** Eight strokes across her face, each over the edge of the last. */
const FACE =
  'M104 62q12 -5 24 -8M99 68q19 -5 38 -4M92 76q24 -3 48 -4M93 84q26 -4 52 -4M95 94q25 -6 50 -8M99 103q19 -7 38 -10M97 109q18 -6 36 -6M105 117q12 -6 24 -8';

/**
 * The bare canvas over the hero's painting: broad strokes are laid on it, a colour after the other, and finer ones open it to what lies beneath. Her
 * face is never under it: the canvas is open there from the first moment, as a portrait is begun.
 */
export function HeroStrokesDrawing() {
  return (
    <svg
      className="hero-strokes"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <mask id="hero-opening" maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        {opening.map((path) => (
          <path key={path} d={path} />
        ))}
        <path className="hero-face" d={FACE} />
      </mask>
      <g mask="url(#hero-opening)">
        <rect className="hero-canvas" width={width} height={height} />
        {under.map(({ colour, path }) => (
          <path key={path} d={path} stroke={colour} />
        ))}
      </g>
    </svg>
  );
}
