import type { DiskContent } from './read-disk.ts';

/** What a disk lacks. */
export interface Losses {
  requests: number;
  photos: number;
  keys: number;
}

export const NO_LOSSES: Losses = { requests: 0, photos: 0, keys: 0 };

/**
 * Holds a disk against what must be on it.
 *
 * @param ids the requests that somebody was told are stored
 * @param states each as it may be: one of them, or while it is being changed the one before and the one after. Nothing in between.
 */
export function findLosses(
  found: DiskContent,
  ids: readonly string[],
  states: readonly DiskContent[],
): Losses {
  const losses = { ...NO_LOSSES };
  for (const id of ids) {
    const request = found.requests.get(id);
    const possible = states.flatMap((state) => state.requests.get(id) ?? []);
    if (!possible.some(({ sealed }) => request?.sealed.equals(sealed))) losses.requests += 1;
    const count = possible[0]?.photos.length ?? 0;
    for (let index = 0; index < count; index += 1) {
      const photo = request?.photos[index];
      const isOne = possible.some(({ photos }) => isSame(photo, photos[index]));
      if (!isOne) losses.photos += 1;
    }
  }
  const names = new Set(states.flatMap(({ keys }) => [...keys.keys()]));
  for (const name of names) {
    const isOne = states.some(({ keys }) => isSame(found.keys.get(name), keys.get(name)));
    if (!isOne) losses.keys += 1;
  }
  return losses;
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one !== undefined && other !== undefined && one.equals(other);
}
