import { test } from '@playwright/test';

/**
 * What a journey goes through, found in the practice's content. Where the content has none of it, the journey is skipped and says why: to throw
 * while its file is read would end the whole run.
 *
 * @param reason such as "the gallery has no such case"
 */
export function needed<Thing>(thing: Thing | undefined, reason: string): Thing {
  if (thing !== undefined) return thing;
  test.skip(true, reason);
  // The line above ends the journey; this one says so to the compiler.
  throw new Error(reason);
}
