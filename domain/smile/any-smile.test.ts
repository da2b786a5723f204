import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySmile } from '../../tests/support/any-smile.ts';
import { runsOf } from '../../tests/support/in-release.ts';
import { CONTACT_WIDTH, placeTeeth, type PlacedTooth } from './place-teeth.ts';
import type { Point } from './point.ts';

const STATES = runsOf(4_000, 800);
/** Crowded teeth may hide each other to this part of their width: where two answers add up. */
const LEAST_APART = 0.45;
/** The widest gap of a case is between the two front teeth, 2.2 mm. */
const WIDEST_GAP_MM = 2.4;
const MOST_STEP_MM = 2.6;
/** Crowded lower teeth before and behind each other, where two answers add up. */
const MOST_OUT_MM = 4.3;
/** A gum stands a little higher than its number: by a hundredth of the crown and a tenth of a millimeter. */
const LEAST_SEEN_MM = 2.7;
/** A root is drawn to a quarter beyond its crown: art/smiles/renderer/tooth-shape.c; its end is round. */
const MOST_BARE = 1.4;
/** What wear takes off an edge. */
const lostMm = ({ tooth: { wear, chipMm } }: PlacedTooth) => Math.max(0, wear - 0.6) * 2.2 + chipMm;

const flatDot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];

/** Both arches from the patient's right to the left, each tooth with the next. */
function neighbors(teeth: readonly PlacedTooth[]): (readonly [PlacedTooth, PlacedTooth])[] {
  return [true, false].flatMap((isUpper) => {
    const arch = teeth
      .filter((one) => one.isUpper === isUpper)
      .toSorted((a, b) => a.side * a.position - b.side * b.position);
    return arch.slice(1).map((next, index) => [arch[index] ?? next, next] as const);
  });
}

/** From one tooth to the next along the arch and into the mouth, in millimeters. */
function wayBetween(from: PlacedTooth, to: PlacedTooth) {
  const way: Point = [to.origin[0] - from.origin[0], to.origin[1] - from.origin[1], 0];
  const mean = (a: Point, b: Point, signA: number, signB: number): Point => [
    (a[0] * signA + b[0] * signB) / 2,
    (a[1] * signA + b[1] * signB) / 2,
    0,
  ];
  return {
    along: flatDot(way, mean(from.distal, to.distal, from.side, to.side)),
    deep: flatDot(way, mean(from.lingual, to.lingual, 1, 1)),
  };
}

/** What of a smile's teeth does not stand as it should, in words; an expectation a tooth would take more time than the teeth. */
function faultsOf(teeth: readonly PlacedTooth[]): string[] {
  const faults: string[] = [];
  const hold = (isSo: boolean, what: string, { tooth: { kind }, id }: PlacedTooth) => {
    if (!isSo) faults.push(`${id} (${kind}): ${what}`);
  };
  for (const [from, to] of neighbors(teeth)) {
    const { along, deep } = wayBetween(from, to);
    const width = (from.tooth.size.widthMm + to.tooth.size.widthMm) / 2;
    const up = Math.abs(to.origin[2] - from.origin[2]);
    hold(along > LEAST_APART * width, `${along} mm from the next`, from);
    hold(Math.abs(deep) < MOST_OUT_MM, `${deep} mm before or behind the next`, from);
    hold(up < MOST_STEP_MM, `${up} mm above or below the next`, from);
    if (from.tooth.kind === 'missing' || to.tooth.kind === 'missing') continue;
    const gap = along - width * CONTACT_WIDTH;
    hold(gap < WIDEST_GAP_MM, `${gap} mm off the next`, from);
  }
  for (const placed of teeth) {
    const { origin, apical, gumHeightMm, tooth } = placed;
    hold([...origin, ...apical].every(Number.isFinite), 'stands nowhere', placed);
    if (tooth.kind === 'missing') continue;
    const seen = gumHeightMm - lostMm(placed);
    hold(seen > LEAST_SEEN_MM, `${seen} mm are seen`, placed);
    hold(gumHeightMm < MOST_BARE * tooth.size.lengthMm, `bare to ${gumHeightMm} mm`, placed);
  }
  return faults;
}

it('keeps teeth in order, beside each other and out of their gums, in any state', () => {
  fc.assert(
    fc.property(anySmile, (smile) => {
      expect(faultsOf(placeTeeth(smile))).toEqual([]);
    }),
    { numRuns: STATES },
  );
});
