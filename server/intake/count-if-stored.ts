import type { GiveBack } from './request-limit.ts';

/** Counts what is about to be stored; throws to turn it down. */
export type CountNew = () => Promise<GiveBack>;

/**
 * Counts, stores, and gives the count back where nothing new was stored: because of a fault of ours, or because another was there first. Counting
 * comes first all the same, so that of many at once no more get through than may.
 *
 * @param isStored whether what the task gave means that something new was stored
 * @throws what either of the two throws
 */
export async function countIfStored<Result>(
  countNew: CountNew,
  store: () => Promise<Result>,
  isStored: (result: Result) => boolean,
): Promise<Result> {
  const giveBack = await countNew();
  let isCounted = false;
  try {
    const result = await store();
    isCounted = isStored(result);
    return result;
  } finally {
    if (!isCounted) await giveBack();
  }
}
