/** What is known: an age in months, and the value at it; youngest first. */
export type KnownValues = readonly (readonly [ageMonths: number, value: number])[];

/**
 * The value at an age: on a straight line between the two known ones beside it; beyond the last, the last.
 *
 * @throws RangeError for an age before the first one
 */
export function valueAt(known: KnownValues, ageMonths: number): number {
  const after = known.findIndex(([months]) => months > ageMonths);
  const [before, next] = [known.at(after === -1 ? -1 : after - 1), known[after]];
  if (!before || after === 0) throw new RangeError(`no value is known at ${ageMonths} months`);
  if (!next) return before[1];
  const part = (ageMonths - before[0]) / (next[0] - before[0]);
  return before[1] + part * (next[1] - before[1]);
}
