/** Where a new entry of a list is begun; one a page. */
export const ADD_ENTRY_ID = 'add-entry';

/** Where a field is written: the same after the lock, which puts whoever typed there back into it. */
export function idOfField(path: string): string {
  return `field-${path}`;
}

/** Where the head of an entry is found. */
export function idOfEntry(path: string): string {
  return `entry-${path.replace('/', '-')}`;
}
