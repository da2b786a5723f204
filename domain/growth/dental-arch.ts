import type { Jaw } from './tooth-calendar.ts';
import { valueAt, type KnownValues } from './value-at.ts';

/** Half the width of the upper arch at its crowns' middle, in mm, at an age in months. */
const HALF_WIDTHS_MM: KnownValues = [
  [0, 15.6],
  [12, 17.6],
  [36, 19.8],
  [72, 21],
  [108, 23.6],
  [156, 25.4],
  [216, 25.8],
];

/** Of its upper one: how wide the lower arch is; of its width: how deep each arch is. */
const LOWER_WIDTH = 0.93;
const DEPTH = { upper: 1.14, lower: 1.08 } as const;

/** The arch bends to this angle and goes on straight, drawing in a little. */
const BEND_DEGREES = 76;
const STRAIGHT_SPREAD = 0.72;

interface PointOfArch {
  /** Millimeters from the middle, and behind the front teeth. */
  readonly x: number;
  readonly y: number;
  /** How far the arch has turned, in degrees. */
  readonly turn: number;
}

const degreesOf = (radians: number) => (radians * 180) / Math.PI;

/**
 * The right half of a dental arch, seen from above its teeth: an ellipse that goes over into a straight line at the molars.
 *
 * @returns where the arch is after a way along it, in mm from its middle
 */
export function dentalArch(jaw: Jaw, ageMonths: number): (wayMm: number) => PointOfArch {
  const width = valueAt(HALF_WIDTHS_MM, ageMonths) * (jaw === 'upper' ? 1 : LOWER_WIDTH);
  const depth = width * DEPTH[jaw];
  const bend = [{ way: 0, x: 0, y: 0 }];
  let last = { way: 0, x: 0, y: 0 };
  for (let degrees = 1; degrees <= BEND_DEGREES; degrees += 1) {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [width * Math.sin(angle), depth * (1 - Math.cos(angle))];
    last = { way: last.way + Math.hypot(x - last.x, y - last.y), x, y };
    bend.push(last);
  }
  return (wayMm) => {
    const next = bend.findIndex(({ way }) => way > wayMm);
    const after = bend[next === -1 ? bend.length - 1 : next];
    const before = bend[next === -1 ? bend.length - 2 : next - 1];
    if (!after || !before) throw new RangeError('a way along the arch begins at its middle');
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const step = after.way - before.way;
    if (next !== -1) {
      const part = (wayMm - before.way) / step;
      return {
        x: before.x + part * dx,
        y: before.y + part * dy,
        turn: degreesOf(Math.atan2(dy, dx)),
      };
    }
    const beyond = (wayMm - last.way) / step;
    return {
      x: last.x + beyond * dx * STRAIGHT_SPREAD,
      y: last.y + beyond * dy,
      turn: degreesOf(Math.atan2(dy, dx * STRAIGHT_SPREAD)),
    };
  };
}
