import { bendExpander, type Expander } from '../bend-expander.ts';
import { changeSmile } from '../change-smile.ts';
import { designedSmile } from '../designed-smile.ts';
import { EXPANDER_EXHIBIT, veneerExhibit } from '../exhibits.ts';
import { LIGHT_SHADE } from '../norms.ts';
import { addScaled, type Point } from '../point.ts';
import { bracketHeightMm, labialFaceMm } from '../lay-wire.ts';
import { placeTeeth, type PlacedTooth } from '../place-teeth.ts';
import { interpolateSmile } from '../interpolate-smile.ts';
import { SMILE_CASES } from '../smile-cases.ts';
import { TOOTH_IDS, type Smile } from '../teeth.ts';
import { veneerGapMm, type Worn, type WornSmile } from '../worn-smile.ts';

/** Where both the renderer of the pictures and the model drawn live are asked for their distances. */
export interface ComparedPoint {
  /** The number of the tooth that it lies at, upper ones first. */
  readonly tooth: number;
  readonly at: Point;
}

const caseOf = (name: string) => {
  const found = SMILE_CASES.find((one) => one.name === name);
  if (!found) throw new Error(`no case is called ${name}`);
  return found;
};
const smileOf = (name: string): Smile => caseOf(name).before;

/** Teeth on their way into line, with something on them. */
function wearing(worn: Worn, part: number): WornSmile {
  const { before, after } = caseOf('crowding');
  return { ...interpolateSmile(before, after, part), worn };
}

/** Every tooth in another form than the next, from tapered to square, over a smile's turns, wear and pegs. */
function formed(smile: Smile, forms: readonly number[]): Smile {
  return changeSmile(smile, {
    teeth: Object.fromEntries(
      TOOTH_IDS.map((id, index) => [id, { size: { form: forms[index % forms.length] ?? 0 } }]),
    ),
  });
}

/** Together they use every parameter of a tooth: turns, wear, a chip, a peg, bare necks, a tooth that is missing, its form; then all that can be worn. */
export const COMPARED_SMILES: readonly WornSmile[] = [
  designedSmile({ shape: 0.6, line: 0.3, gumLine: 0.5 }, LIGHT_SHADE),
  ...['worn-edges', 'chipped-tooth', 'peg-lateral', 'recession', 'missing-tooth', 'open-bite'].map(
    smileOf,
  ),
  formed(smileOf('worn-edges'), [-1, 1, 0.35, -0.4, 0.8]),
  formed(smileOf('peg-lateral'), [0.6, -0.7, 1, -0.2, -1]),
  wearing({ kind: 'brackets', bracket: 'metal', onLower: true }, 0.2),
  wearing({ kind: 'brackets', bracket: 'printed', onLower: false }, 0.5),
  wearing({ kind: 'brackets', bracket: 'ceramic', onLower: true }, 0.8),
  wearing({ kind: 'aligner' }, 0.35),
  EXPANDER_EXHIBIT,
  { ...caseOf('crowding').after, worn: { kind: 'expander' } },
  veneerExhibit(0),
  {
    ...designedSmile({ shape: 0.6, line: 0.3, gumLine: 0.5 }, LIGHT_SHADE),
    worn: { kind: 'veneer', tooth: '21', seated: 0.7 },
  },
];

const POINTS_A_TOOTH = 25;
const TEETH_OF_AN_ARCH = 14;
const DECIMALS = 1_000;

/** Between 0 and 1, always the same for the same number. */
function spread(number: number): number {
  const value = Math.sin(number * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** Where on or before a tooth a point lies, by three numbers between 0 and 1: in and round all of it. */
function aroundTooth({ tooth, ...placed }: PlacedTooth, part: readonly number[]): Point {
  const { widthMm, lengthMm, depthMm } = tooth.size;
  const [across = 0, deep = 0, high = 0] = part;
  let at = addScaled(placed.origin, placed.distal, (across - 0.5) * 1.3 * widthMm);
  at = addScaled(at, placed.lingual, (deep * 1.5 - 0.25) * depthMm);
  return addScaled(at, placed.apical, (high * 1.75 - 0.15) * lengthMm);
}

/** In and round its bracket; the wire's way to the next tooth is within reach. */
function aroundBracket(placed: PlacedTooth, part: readonly number[]): Point {
  const [across = 0, deep = 0, high = 0] = part;
  const middle = bracketHeightMm(placed);
  const face = labialFaceMm(placed, middle);
  let at = addScaled(placed.origin, placed.distal, (across - 0.5) * placed.tooth.size.widthMm);
  at = addScaled(at, placed.lingual, face + 0.6 - deep * 3.2);
  return addScaled(at, placed.apical, middle + (high - 0.5) * 4.8);
}

/** On the lip side, where the gum's margin is and a sheet over the teeth ends; every other point is in and round the tooth. */
function aroundMargin(placed: PlacedTooth, part: readonly number[], index: number): Point {
  if (index % 2 > 0) return aroundTooth(placed, part);
  const [across = 0, deep = 0, high = 0] = part;
  const height = placed.gumHeightMm - 3 + high * 4;
  const face = labialFaceMm(placed, height);
  let at = addScaled(placed.origin, placed.distal, (across - 0.5) * placed.tooth.size.widthMm);
  at = addScaled(at, placed.lingual, face + 0.6 - deep * 1.8);
  return addScaled(at, placed.apical, height);
}

/** In and beside a veneer where it sits, from its tooth's gum over the edge. */
function aroundVeneer(placed: PlacedTooth, part: readonly number[]): Point {
  const [across = 0, deep = 0, high = 0] = part;
  const height = high * (placed.gumHeightMm + 1) - 0.5;
  const face = labialFaceMm(placed, height);
  let at = addScaled(placed.origin, placed.distal, (across - 0.5) * placed.tooth.size.widthMm);
  at = addScaled(at, placed.lingual, face - 0.7 + deep * 3);
  return addScaled(at, placed.apical, height);
}

/** Under, in and over a cast's palate, where an expander's screw and arms are. */
function underPalate(part: readonly number[]): Point {
  const [across = 0, deep = 0, high = 0] = part;
  return [(across - 0.5) * 50, 3 + deep * 43, 6 + high * 18];
}

/** In and beside one of an expander's wires. */
function besideWire({ wires }: Expander, part: readonly number[]): Point {
  const [which = 0, along = 0, off = 0] = part;
  const points = wires[Math.floor(which * wires.length)]?.points ?? [];
  const [x, y, z] = points[Math.floor(along * points.length)] ?? [0, 0, 0];
  const turn = off * 50;
  return [
    x + Math.cos(turn) * off * 1.4,
    y + Math.sin(turn) * off,
    z + Math.sin(turn * 1.7) * off * 1.4,
  ];
}

/** Where on a smile a point lies, by its number and three numbers between 0 and 1. */
type Place = (number: number, part: readonly number[], index: number) => ComparedPoint;

/** Where what a smile wears is. */
function placeIn(smile: WornSmile): Place {
  const teeth = placeTeeth(smile);
  const atTooth =
    (place: (placed: PlacedTooth, part: readonly number[], index: number) => Point): Place =>
    (number, part, index) => {
      const placed = teeth[number];
      if (!placed) throw new Error(`there is no tooth ${number}`);
      return { tooth: number, at: place(placed, part, index) };
    };
  const { worn } = smile;
  switch (worn?.kind) {
    case undefined:
      return atTooth(aroundTooth);
    case 'brackets':
      return atTooth(aroundBracket);
    case 'aligner':
      return atTooth(aroundMargin);
    case 'expander': {
      // A cast has upper teeth alone; the points of the others lie at its palate and its metal.
      const expander = bendExpander(smile);
      return (number, part, index) => {
        const isOfTooth = number < TEETH_OF_AN_ARCH;
        if (isOfTooth) return atTooth(aroundTooth)(number, part, index);
        const at = index % 2 > 0 ? underPalate(part) : besideWire(expander, part);
        return { tooth: number - TEETH_OF_AN_ARCH, at };
      };
    }
    case 'veneer': {
      // Most of what is compared lies in and before the one tooth.
      const prepared = TOOTH_IDS.indexOf(worn.tooth);
      const gap = veneerGapMm(worn.seated);
      return (number, part, index) => {
        if (index % 5 === 0) return atTooth(aroundTooth)(number, part, index);
        const isShell = index % 5 < 3;
        const place = isShell ? aroundVeneer : aroundTooth;
        const { at } = atTooth(place)(prepared, part, index);
        const lingual = teeth[prepared]?.lingual ?? [0, 0, 0];
        return { tooth: prepared, at: isShell ? addScaled(at, lingual, -gap) : at };
      };
    }
  }
}

/** Points in and round every tooth of a smile, or where what it wears is, always the same. */
export function comparedPoints(smile: WornSmile): ComparedPoint[] {
  const place = placeIn(smile);
  return TOOTH_IDS.flatMap((_, number) =>
    Array.from({ length: POINTS_A_TOOTH }, (__, index): ComparedPoint => {
      const part = [1, 2, 3].map((axis) => spread((number * POINTS_A_TOOTH + index) * 3 + axis));
      const rounded = (value: number) => Math.round(value * DECIMALS) / DECIMALS;
      const { tooth, at } = place(number, part, index);
      return { tooth, at: [rounded(at[0]), rounded(at[1]), rounded(at[2])] };
    }),
  );
}
