import { curvePoint } from './lay-wire.ts';
import { vaultHeightMm } from './palate.ts';
import { archCurve, placeTeeth, type PlacedTooth } from './place-teeth.ts';
import { addScaled, type Point } from './point.ts';
import type { Smile, ToothPosition } from './teeth.ts';

/** Half of a wire's thickness, in millimeters: art/smiles/renderer/appliance-shape.c, whose comments say why it is so. */
export const ARM_MM = 0.72;
const BAR_MM = 0.6;
const SOLDER_MM = 1;
/** Straight pieces between two places that a wire is bent through. */
const STEPS = 8;
/** Under the palate. */
const SCREW_UNDER_MM = 3.6;
const ARM_UNDER_MM = 1.5;
/** Teeth with a band. */
export const BANDED: readonly ToothPosition[] = [4, 6];

/** A round wire with round ends. */
export interface ExpanderWire {
  readonly points: readonly Point[];
  readonly radiusMm: number;
}

/** All of an expander's metal but its bands. */
export interface Expander {
  /** The middle of its screw. */
  readonly screw: Point;
  readonly wires: readonly ExpanderWire[];
}

const SIDES = [-1, 1] as const;
const mix = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];
const moved = (point: Point, x: number, y: number, z: number): Point => [
  point[0] + x,
  point[1] + y,
  point[2] + z,
];

/** Off a tooth's tongue side, at a height above its edge. */
function behindTooth(placed: PlacedTooth, across: number, heightMm: number, offMm: number): Point {
  const along = addScaled(placed.origin, placed.distal, across);
  const deep = addScaled(along, placed.lingual, placed.tooth.size.depthMm - 0.4 + offMm);
  return addScaled(deep, placed.apical, heightMm);
}

function smoothMin(a: number, b: number): number {
  const part = Math.min(1, Math.max(0, 0.5 + 0.5 * (b - a)));
  return b * (1 - part) + a * part - part * (1 - part);
}

function bend(
  through: readonly Point[],
  radiusMm: number,
  keepOff: (point: Point) => Point,
): ExpanderWire {
  const points = through.flatMap((point, index) => {
    const next = through[index + 1];
    if (!next) return [];
    const ends = [through[index - 1] ?? point, point, next, through[index + 2] ?? next] as const;
    const steps = Array.from({ length: STEPS }, (_, step) =>
      keepOff(curvePoint(ends, (step + 1) / STEPS)),
    );
    return index === 0 ? [point, ...steps] : steps;
  });
  return { points, radiusMm };
}

/** A palatal expander as it is bent to a smile's upper teeth: four arms from its screw to bands on first premolars and first molars, a bar along each side, and solder. */
export function bendExpander(smile: Smile): Expander {
  const teeth = placeTeeth(smile);
  const upper = (position: ToothPosition, side: -1 | 1): PlacedTooth => {
    const found = teeth.find(
      (one) => one.isUpper && one.position === position && one.side === side,
    );
    if (!found) throw new Error(`no upper tooth ${position}`);
    return found;
  };
  const arch = archCurve(smile, true);
  const y = (upper(4, 1).origin[1] + upper(6, 1).origin[1]) / 2 + 0.6;
  const screw: Point = [0, y, vaultHeightMm(0, y, arch) - SCREW_UNDER_MM];
  const asBent = (point: Point) => point;
  const offPalate = ([px, py, pz]: Point): Point => [
    px,
    py,
    smoothMin(pz, vaultHeightMm(px, py, arch) - ARM_UNDER_MM),
  ];
  const wires = SIDES.flatMap((side) => {
    const [premolar, between, molar] = [upper(4, side), upper(5, side), upper(6, side)];
    const front = behindTooth(premolar, 0.3, 4.6, 0.25);
    const back = behindTooth(molar, -0.8, 4.3, 0.25);
    const ahead = behindTooth(premolar, -2.2, 4.7, 0.2);
    const bar = bend([ahead, front, behindTooth(between, 0, 4.4, 0.75), back], BAR_MM, asBent);
    const end = bend([back, behindTooth(molar, 2.6, 4.2, 0.2)], BAR_MM, asBent);
    const arms = [
      { foot: front, tooth: premolar, back: -1 },
      { foot: back, tooth: molar, back: 1 },
    ].flatMap(({ foot, tooth, back: toBack }): ExpanderWire[] => {
      const leaves = moved(screw, side * 3.6, toBack * 1.75, 0);
      const straight = moved(screw, side * 7.2, toBack * 2.3, -0.1);
      const [wayX, wayY] = mix(straight, foot, 0.55);
      const way: Point = [wayX, wayY, straight[2] + (foot[2] - straight[2]) * 0.4];
      const solder = [-0.7, 0.7].map((along) => addScaled(foot, tooth.distal, along));
      return [
        bend([leaves, straight, way, foot], ARM_MM, offPalate),
        { points: solder, radiusMm: SOLDER_MM },
      ];
    });
    return [bar, end, ...arms];
  });
  return { screw, wires };
}
