/** Half of the letters may be wrong, unless told otherwise. */
const FARTHEST_SHARE = 0.5;

/**
 * The known word that somebody most likely meant; undefined where none is near.
 *
 * @param word as it was written
 * @param farthestShare of their length: words further apart are not taken for each other
 */
export function nearestWord(
  word: string,
  known: readonly string[],
  farthestShare = FARTHEST_SHARE,
): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: distanceOf(word.toLowerCase(), candidate) }))
    .filter(
      ({ candidate, distance }) =>
        distance <= Math.max(word.length, candidate.length) * farthestShare,
    )
    .toSorted((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** How many letters must be added, left out or changed to make one word of the other (Levenshtein). */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (to[at - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
