/** Where a tooth stands in half a jaw, from the front: two incisors, canine, two that are molars first and premolars later, two molars. */
export const PLACES_IN_HALF_JAW = 7;

export const JAWS = ['upper', 'lower'] as const;
export type Jaw = (typeof JAWS)[number];

export type ToothSet = 'baby' | 'permanent';

export interface ToothState {
  readonly set: ToothSet;
  readonly stage: 'in' | 'coming' | 'hidden';
}

/** The usual first and last age, in months. */
type Usual = readonly [from: number, to: number];

interface PlaceInJaw {
  /** The baby tooth; the two places at the back have none. */
  readonly baby?: { readonly comes: Usual; readonly leaves: Usual };
  readonly permanent: Usual;
}

const years = (from: number, to: number): Usual => [from * 12, to * 12];

/** Between which ages, in months, the first tooth of all usually comes. */
export const FIRST_TOOTH_MONTHS: Usual = [6, 10];

/**
 * The usual ages of eruption and shedding, as the American Dental Association's charts give them; wisdom teeth, where there are any, come
 * after the ages shown here. To be confirmed by the doctors: `chart.sample` in content/pages/airway-families.yaml.
 */
const CALENDAR: Readonly<Record<Jaw, readonly PlaceInJaw[]>> = {
  upper: [
    { baby: { comes: [8, 12], leaves: years(6, 7) }, permanent: years(7, 8) },
    { baby: { comes: [9, 13], leaves: years(7, 8) }, permanent: years(8, 9) },
    { baby: { comes: [16, 22], leaves: years(10, 12) }, permanent: years(11, 12) },
    { baby: { comes: [13, 19], leaves: years(9, 11) }, permanent: years(10, 11) },
    { baby: { comes: [25, 33], leaves: years(10, 12) }, permanent: years(10, 12) },
    { permanent: years(6, 7) },
    { permanent: years(12, 13) },
  ],
  lower: [
    { baby: { comes: FIRST_TOOTH_MONTHS, leaves: years(6, 7) }, permanent: years(6, 7) },
    { baby: { comes: [10, 16], leaves: years(7, 8) }, permanent: years(7, 8) },
    { baby: { comes: [17, 23], leaves: years(9, 12) }, permanent: years(9, 10) },
    { baby: { comes: [14, 18], leaves: years(9, 11) }, permanent: years(10, 12) },
    { baby: { comes: [23, 31], leaves: years(10, 12) }, permanent: years(11, 12) },
    { permanent: years(6, 7) },
    { permanent: years(11, 13) },
  ],
};

const middle = ([from, to]: Usual) => (from + to) / 2;

/**
 * What usually stands at one place of a jaw: a tooth counts from the middle of its usual ages, and is on the way before that, or while the
 * one before it has left.
 *
 * @param place from the front, 0 to 6; the same at the left and at the right
 * @param ageMonths of the child
 */
export function toothAt(jaw: Jaw, place: number, ageMonths: number): ToothState {
  const calendar = CALENDAR[jaw][place];
  if (!calendar) throw new RangeError(`a half jaw has no place ${place}`);
  const { baby, permanent } = calendar;
  const isPermanent = !baby || ageMonths >= Math.min(middle(baby.leaves), middle(permanent));
  const comes = isPermanent ? permanent : baby.comes;
  const set = isPermanent ? 'permanent' : 'baby';
  if (ageMonths >= middle(comes)) return { set, stage: 'in' };
  // Where a baby tooth has left, its follower is on the way, however long it takes.
  const isComing = ageMonths >= comes[0] || (isPermanent && baby !== undefined);
  return { set, stage: isComing ? 'coming' : 'hidden' };
}

export interface TeethIn {
  readonly baby: number;
  readonly permanent: number;
}

/**
 * How many teeth of either kind are usually in.
 *
 * @param ageMonths of the child
 */
export function countTeeth(ageMonths: number): TeethIn {
  const states = JAWS.flatMap((jaw) =>
    Array.from({ length: PLACES_IN_HALF_JAW }, (_, place) => toothAt(jaw, place, ageMonths)),
  );
  const bothSides = (wanted: ToothSet) =>
    2 * states.filter(({ set, stage }) => set === wanted && stage === 'in').length;
  return { baby: bothSides('baby'), permanent: bothSides('permanent') };
}
