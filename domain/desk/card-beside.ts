/** Which card was chosen last, and in which list: among those that wait, among all, or among those that hold some words. */
export interface Beside {
  readonly list: '/' | '/cards';
  readonly query: string;
  readonly name: string;
}

/**
 * The card that lies open beside a list while the address names none. Who was chosen stays chosen, also when another comes before or a colleague has
 * answered it: a stroke must meet whom one was looking at. Where that card was forgotten none lies open, until another is chosen.
 *
 * @param first of the list
 * @param kept who was chosen last; it counts in the list in which it was chosen alone
 */
export function cardBeside<Card>(
  first: Card | undefined,
  kept: Beside | null,
  { list, query }: Omit<Beside, 'name'>,
  find: (name: string) => Card | undefined,
): Card | undefined {
  const isOfList = kept !== null && kept.list === list && kept.query === query;
  return isOfList ? find(kept.name) : first;
}
