/** The ages that the chart tells apart, youngest first. */
export const AGE_BANDS = [
  'baby',
  'toddler',
  'preschool',
  'grade-school',
  'preteen',
  'teen',
] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** How far the chart goes: the sixteenth birthday. */
export const LAST_MONTH = 192;

export interface HoursOfSleep {
  readonly from: number;
  readonly to: number;
}

interface Band {
  readonly fromMonths: number;
  /** The age at which its mouth is drawn. */
  readonly drawnAtMonths: number;
  /** In 24 hours, naps included: American Academy of Sleep Medicine, consensus statement of 2016. */
  readonly sleep: HoursOfSleep;
}

export const BANDS: Readonly<Record<AgeBand, Band>> = {
  baby: { fromMonths: 0, drawnAtMonths: 11, sleep: { from: 12, to: 16 } },
  toddler: { fromMonths: 12, drawnAtMonths: 18, sleep: { from: 11, to: 14 } },
  preschool: { fromMonths: 36, drawnAtMonths: 48, sleep: { from: 10, to: 13 } },
  'grade-school': { fromMonths: 72, drawnAtMonths: 84, sleep: { from: 9, to: 12 } },
  preteen: { fromMonths: 108, drawnAtMonths: 120, sleep: { from: 9, to: 12 } },
  teen: { fromMonths: 156, drawnAtMonths: 168, sleep: { from: 8, to: 10 } },
};

/** Younger than this, no number of hours is recommended. */
const SLEEP_FROM_MONTHS = 4;

/** The part of the chart that a child of an age stands in. */
export function bandAt(ageMonths: number): AgeBand {
  return AGE_BANDS.findLast((band) => ageMonths >= BANDS[band].fromMonths) ?? 'baby';
}

/** The recommended hours of sleep in 24; none for the first months of life. */
export function sleepAt(ageMonths: number): HoursOfSleep | undefined {
  return ageMonths < SLEEP_FROM_MONTHS ? undefined : BANDS[bandAt(ageMonths)].sleep;
}

/** An age in words: "4 years 6 months", "1 year", "newborn". */
export function sayAge(ageMonths: number): string {
  if (ageMonths === 0) return 'newborn';
  const [years, months] = [Math.floor(ageMonths / 12), ageMonths % 12];
  if (years === 0) return count(months, 'month');
  return months === 0 ? count(years, 'year') : `${count(years, 'year')} ${count(months, 'month')}`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
