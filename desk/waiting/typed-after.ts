/**
 * What is left in a field once what stood there has been stored: what was typed on behind it meanwhile, which is another note; all of it, where
 * it was changed before its end.
 */
export function typedAfter(now: string, stored: string): string {
  return now.startsWith(stored) ? now.slice(stored.length).trimStart() : now;
}
