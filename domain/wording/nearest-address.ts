import { nearestWord } from './nearest-word.ts';

/** Of an address, so many letters at most may be wrong: a third. */
const FARTHEST_SHARE = 1 / 3;
/** No address of ours is longer, and no visitor means a longer one. */
const LONGEST = 60;

/**
 * The page that somebody most likely meant by an address that leads nowhere; undefined where none is near.
 *
 * @param path as the address bar has it
 * @param known addresses such as `/team`
 */
export function nearestAddress(path: string, known: readonly string[]): string | undefined {
  const words = known.map((address) => address.slice(1).toLowerCase());
  const asked = decoded(path)
    .toLowerCase()
    .replace(/\.[a-z]+$/u, '')
    .split('/')
    .filter((part) => part !== '' && part.length <= LONGEST);
  // The whole first, then its parts from the last: of /services/orthodontics the last is meant.
  for (const candidate of [asked.join('/'), ...asked.toReversed()]) {
    if (candidate.length > LONGEST) continue;
    const near = nearestWord(candidate, words, FARTHEST_SHARE);
    if (near) return known[words.indexOf(near)];
  }
  return undefined;
}

/** An address that is no proper one is read as it stands. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
