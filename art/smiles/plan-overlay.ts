import { addScaled, type Point } from './point.ts';
import { archCurve, placeTeeth, type PlacedTooth } from './place-teeth.ts';
import type { Smile } from '../../domain/smile/teeth.ts';
import type { Camera } from './cameras.ts';
import { projector } from './project.ts';

/** Lines of a treatment plan, as SVG path data over a picture of `widthPx` by `heightPx`. */
export interface PlanOverlay {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The middle of the face. */
  readonly midline: string;
  /** Where the upper edges will stand. */
  readonly smileLine: string;
  /** Where the upper gum line will stand. */
  readonly gumLine: string;
  /** The planned arch, drawn round the model's foot as with a compass. */
  readonly archCurve: string;
  /** One short stroke across the arch at each contact between teeth. */
  readonly archTicks: string;
  /** One short stroke at each contact between the six upper front teeth, across the smile line. */
  readonly widthTicks: string;
}

/** On the plinth, so far outside the arch that the model's foot does not hide it. */
const PLINTH_TOP_MM = -13.4;
const ARCH_OUTSIDE_MM = 7;
const ARCH_END_MM = 22;
const ARCH_STEPS = 5;
const MIDLINE_MM = { top: 27, bottom: -13 };
/** Before the lip side of the front teeth. */
const IN_FRONT_MM = -4;
/** The gum's rounded margin ends a little nearer the edge than its parameter. */
const GUM_ROUNDING_MM = 0.9;
const TICK_MM = 1.1;

/** A smooth curve through points: Catmull-Rom, written as cubic Béziers. */
function smoothPath(points: readonly (readonly [number, number])[]): string {
  const text = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [startX, startY] = at(0);
  const parts = points.slice(1).map((end, index) => {
    const [before, start, next] = [at(index - 1), at(index), at(index + 2)];
    const first = text(start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6);
    const second = text(end[0] - (next[0] - start[0]) / 6, end[1] - (next[1] - start[1]) / 6);
    return `C${first} ${second} ${text(end[0], end[1])}`;
  });
  return `M${text(startX, startY)}${parts.join('')}`;
}

/** Upper teeth up to a position, from the viewer's left to the right. */
function upperRow(teeth: readonly PlacedTooth[], last: number): PlacedTooth[] {
  return teeth
    .filter(({ isUpper, position }) => isUpper && position <= last)
    .toSorted((a, b) => a.side * a.position - b.side * b.position);
}

/** The guide lines for a planned smile, as a camera sees them. */
export function planOverlay(
  planned: Smile,
  camera: Camera,
  widthPx: number,
  heightPx: number,
): PlanOverlay {
  const project = projector(camera, widthPx, heightPx);
  const teeth = placeTeeth(planned);
  const strokes = (pairs: readonly (readonly [Point, Point])[]) =>
    pairs.map(([from, to]) => smoothPath([project(from), project(to)])).join('');

  const edges = upperRow(teeth, 5).map(({ origin }) => project(origin));
  const margins = upperRow(teeth, 4).map(({ origin, apical, gumHeightMm }) =>
    project(addScaled(origin, apical, gumHeightMm - GUM_ROUNDING_MM)),
  );

  const curve = archCurve(planned, true);
  /** A point beside the arch and the direction outward there. */
  const besideArch = (x: number): { point: Point; outward: Point } => {
    const slope = 2 * curve.curvature * x + 4 * curve.quartic * x ** 3;
    const outward: Point = [slope / Math.hypot(1, slope), -1 / Math.hypot(1, slope), 0];
    const onArch: Point = [x, curve.curvature * x ** 2 + curve.quartic * x ** 4, PLINTH_TOP_MM];
    return { point: addScaled(onArch, outward, ARCH_OUTSIDE_MM), outward };
  };
  const arch = Array.from({ length: ARCH_STEPS * 2 + 1 }, (_, index) =>
    project(besideArch((index / ARCH_STEPS - 1) * ARCH_END_MM).point),
  );
  const contacts = (last: number) => {
    const row = upperRow(teeth, last);
    return row.slice(1).flatMap((right, index) => {
      const left = row[index];
      if (!left) return [];
      const x = (left.origin[0] + right.origin[0]) / 2;
      return [
        {
          x,
          edge: (left.origin[2] + right.origin[2]) / 2,
          y: (left.origin[1] + right.origin[1]) / 2,
        },
      ];
    });
  };
  return {
    widthPx,
    heightPx,
    midline: strokes([
      [
        [0, IN_FRONT_MM, MIDLINE_MM.top],
        [0, IN_FRONT_MM, MIDLINE_MM.bottom],
      ],
    ]),
    smileLine: smoothPath(edges),
    gumLine: smoothPath(margins),
    archCurve: smoothPath(arch),
    archTicks: strokes(
      contacts(4).map(({ x }) => {
        const { point, outward } = besideArch(x);
        return [point, addScaled(point, outward, 2 * TICK_MM)];
      }),
    ),
    widthTicks: strokes(
      contacts(3).map(({ x, y, edge }) => [
        [x, y, edge - TICK_MM],
        [x, y, edge + TICK_MM],
      ]),
    ),
  };
}
