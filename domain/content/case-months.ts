/** From when to when a treatment usually ends, in months from its first visit. */
export interface Months {
  readonly from: number;
  readonly to: number;
}

const SPAN = /(\d+)(?: to (\d+))? (week|month|year)/;
const MONTHS_IN: Readonly<Record<string, number>> = { week: 0.25, month: 1, year: 12 };

/**
 * The months that a case's length names, so that lengths can be drawn on one scale: "6 to 24 months" is 6 to 24. What comes after a
 * first step ("1 visit, then 2 to 3 months of healing") begins with that step, at 0; visits alone take no months.
 *
 * @param length as written in content/gallery/cases.yaml
 * @returns undefined where the words name neither months nor visits in numbers: then there is nothing to draw
 */
export function monthsOf(length: string): Months | undefined {
  const [said, first, last = first, unit = ''] = SPAN.exec(length) ?? [];
  if (said === undefined) return /\d visit/.test(length) ? { from: 0, to: 0 } : undefined;
  const perUnit = MONTHS_IN[unit] ?? 1;
  const isAfterStep = /\bthen\b/.test(length.slice(0, length.indexOf(said)));
  return { from: isAfterStep ? 0 : Number(first) * perUnit, to: Number(last) * perUnit };
}

/** No scale is shorter, so that short treatments look short. */
const SHORTEST_SCALE_MONTHS = 30;
/** The scale is marked this often, and ends with a mark. */
export const SCALE_STEP_MONTHS = 6;

/** The end of the scale on which all these lengths are drawn, in months. */
export function scaleMonths(lengths: readonly string[]): number {
  const longest = Math.max(SHORTEST_SCALE_MONTHS, ...lengths.map((l) => monthsOf(l)?.to ?? 0));
  return Math.ceil(longest / SCALE_STEP_MONTHS) * SCALE_STEP_MONTHS;
}
