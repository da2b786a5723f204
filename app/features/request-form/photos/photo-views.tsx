import { use } from 'react';
import { RequestLanguageHere } from '../../../site/request-language.ts';

/** A tooth's edge across an arch, as an angle in degrees: 0 is to the right, 90 the middle of the front. */
const TOOTH_EDGES_DEGREES = [12, 32, 52, 71, 90, 109, 128, 148, 168] as const;

const ARCH = {
  center: { x: 36, y: 42 },
  outer: { x: 27, y: 34 },
  inner: { x: 15, y: 20 },
} as const;

/** The six views that help, in the order in which they are easiest taken. */
const DRAWINGS: readonly (() => React.ReactNode)[] = [
  SmileDrawing,
  BiteDrawing,
  SideDrawing,
  MirroredSideDrawing,
  UpperArchDrawing,
  LowerArchDrawing,
];

/** What each photo may show, drawn in hairlines. */
export function PhotoViews() {
  const { viewsLabel, views } = use(RequestLanguageHere).words.photos;
  return (
    <ul className="photo-views" aria-label={viewsLabel}>
      {DRAWINGS.map((Drawing, index) => (
        <li key={views[index]}>
          <svg viewBox="0 0 72 52" aria-hidden="true" focusable="false">
            <Drawing />
          </svg>
          <span>{views[index]}</span>
        </li>
      ))}
    </ul>
  );
}

function SmileDrawing() {
  return (
    <>
      <path d="M4 22C16 17 26 11 31 11c2 0 3 2 5 2s3-2 5-2c5 0 15 6 27 11C58 38 48 44 36 44S14 38 4 22Z" />
      <path d="M10 22c9 1 17-1 26-1s17 2 26 1c-7 8-16 11-26 11S17 30 10 22Z" />
      <path d="M36 21v12M28 21.4v11M20.500 22v7.600M44 21.400v11M51.500 22v7.600" />
    </>
  );
}

function BiteDrawing() {
  return (
    <>
      <path d="M8 14c8-5 48-5 56 0 1 4 1 8 0 12-8 3-48 3-56 0-1-4-1-8 0-12Z" />
      <path d="M11 28c7 2 43 2 50 0 1 4 1 7 0 10-7 4-43 4-50 0-1-3-1-6 0-10Z" />
      <path d="M36 10.300v17.900M27 10.600v17.500M18 11.500v16.100M45 10.600v17.500M54 11.500v16.100" />
      <path d="M36 29.500v11.400M29 29.500v11.300M22 29.300v11M43 29.500v11.300M50 29.300v11" />
    </>
  );
}

function SideDrawing() {
  return (
    <>
      <path d="M8 10c14-3 36-1 56 5 1 4 1 7 0 10-20 3-42 4-56 2-2-5-2-12 0-17Z" />
      <path d="M10 29c14 2 34 1 52-2 1 3 1 6 0 9-18 6-38 7-51 4-2-3-2-7-1-11Z" />
      <path d="M19 8.700v19M30 8.800v18.800M40 10v16.900M49 11.500v14.700M57 13.200v12.500" />
      <path d="M20 29.900v11.300M30 29.900v11.100M39.500 29.500v10.400M48 28.800v9.500M55.500 28v8" />
    </>
  );
}

function MirroredSideDrawing() {
  return (
    <g transform="matrix(-1 0 0 1 72 0)">
      <SideDrawing />
    </g>
  );
}

function UpperArchDrawing() {
  const { center, outer, inner } = ARCH;
  return (
    <>
      <path d={archPath(outer, inner)} />
      {TOOTH_EDGES_DEGREES.slice(1, -1).map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        const at = (radius: { x: number; y: number }) =>
          `${rounded(center.x + radius.x * Math.cos(angle))} ${rounded(center.y - radius.y * Math.sin(angle))}`;
        return <path key={degrees} d={`M${at(inner)}L${at(outer)}`} />;
      })}
    </>
  );
}

function LowerArchDrawing() {
  return (
    <g transform="matrix(1 0 0 -1 0 52)">
      <UpperArchDrawing />
    </g>
  );
}

/** Two half ellipses, joined below. */
function archPath(outer: { x: number; y: number }, inner: { x: number; y: number }): string {
  const { x, y } = ARCH.center;
  return (
    `M${x - outer.x} ${y}A${outer.x} ${outer.y} 0 0 1 ${x + outer.x} ${y}` +
    `H${x + inner.x}A${inner.x} ${inner.y} 0 0 0 ${x - inner.x} ${y}Z`
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
