/**
 * The selection after a visitor chooses an option (product 6.3): choosing 'none' clears
 * the other picks, choosing it again clears it, and any other pick removes 'none'.
 *
 * @param selected indexes chosen so far, in ascending order
 * @param index the option that was touched
 * @param noneIndex the index that stands for 'none'
 * @returns the new indexes in ascending order, without repetition
 */
export function toggleOption(
  selected: readonly number[],
  index: number,
  noneIndex: number,
): readonly number[] {
  if (index === noneIndex) return selected.includes(noneIndex) ? [] : [noneIndex];
  const others = selected.filter((chosen) => chosen !== noneIndex && chosen !== index);
  const next = selected.includes(index) ? others : [...others, index];
  return next.toSorted((a, b) => a - b);
}
