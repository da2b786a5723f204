/** Whether two names are written alike, but for capitals and spaces: mostly one person. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
