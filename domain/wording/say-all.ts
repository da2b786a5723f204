/** "a", "a and b", "a, b and c"; "Monday, May 3; Tuesday, May 4; and Friday, May 7" where they have commas of their own. */
export function sayAll(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  const before = words.slice(0, -1);
  const hasCommas = before.length > 1 && words.some((one) => one.includes(', '));
  if (hasCommas) return `${before.join('; ')}; and ${last}`;
  return [before.join(', '), last].filter(Boolean).join(' and ');
}
