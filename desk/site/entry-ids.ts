/** Where a new entry of a list is begun; one a page. */
export const ADD_ENTRY_ID = 'add-entry';

/** Where the head of an entry is found. */
export function idOfEntry(path: string): string {
  return `entry-${path.replace('/', '-')}`;
}
