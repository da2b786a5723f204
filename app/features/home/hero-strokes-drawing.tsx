import { HERO_STROKES } from './hero-strokes.ts';

const { width, height, under, opening } = HERO_STROKES;

/**
 * The bare canvas over the hero's painting: broad strokes are laid on it, a colour after the other, and finer ones open it to what lies beneath. Her
 * face is never under it: the canvas has an opening there from the first moment, ragged as a brush leaves it.
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
        <ellipse className="hero-face" cx={118} cy={85} rx={26} ry={32} />
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
