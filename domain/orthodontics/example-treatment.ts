/** The ruler of months: treatment in the example, and after it the retainer. */
export const LAST_MONTH = 30;
/** The example lasts as long with every appliance, within what is usual for each: none looks faster. */
export const TREATMENT_MONTHS = 18;
/** A picture stands every so many months. */
const FRAME_MONTHS = 3;

/** The months that have a picture of the appliance. */
export const APPLIANCE_MONTHS = [3, 6, 9, 12, 15] as const;

/** What is on the teeth in a month. */
export type Frame =
  | { readonly kind: 'start' | 'end' | 'retainer' }
  | { readonly kind: 'appliance'; readonly index: number };

/** As many as there are sentences: the start, the months with an appliance, the end, the retainer. */
export const SENTENCES = APPLIANCE_MONTHS.length + 3;

/**
 * The picture of a month: the nearest of those that were made with the appliance on, which stays on until the month that treatment ends.
 *
 * @param month 0 to LAST_MONTH
 */
export function frameOf(month: number): Frame {
  if (month <= 0) return { kind: 'start' };
  if (month > TREATMENT_MONTHS) return { kind: 'retainer' };
  if (month === TREATMENT_MONTHS) return { kind: 'end' };
  const nearest = Math.round(month / FRAME_MONTHS) - 1;
  return {
    kind: 'appliance',
    index: Math.min(Math.max(nearest, 0), APPLIANCE_MONTHS.length - 1),
  };
}

/** How the teeth stand is said of the start, of each month with a picture of the appliance, and of the end. */
export const TEETH_SAID = APPLIANCE_MONTHS.length + 2;

/** Which sentence belongs to a month, from 0: a picture and its sentence change together. */
export function sentenceOf(month: number): number {
  const frame = frameOf(month);
  if (frame.kind === 'start') return 0;
  if (frame.kind === 'appliance') return frame.index + 1;
  return frame.kind === 'end' ? SENTENCES - 2 : SENTENCES - 1;
}

/** Which words say how the teeth stand in a month, from 0: after treatment, those of its end. */
export const teethSaidOf = (month: number): number => Math.min(sentenceOf(month), TEETH_SAID - 1);
