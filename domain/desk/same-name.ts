import { withoutAccents } from '../wording/without-accents.ts';

/** Whether two names are written alike, but for capitals, accents and spaces: mostly one person. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

const plain = (name: string): string => withoutAccents(name).trim().replaceAll(/\s+/g, ' ');
