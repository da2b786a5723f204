import { namePartsOf } from '../team/names.ts';

/** A title says nothing without the name that it belongs to. */
const TITLES = /^(?:dra?|miss|mr|mrs|ms|mx|prof|sra?|srta)\.?$/i;

/** What somebody is called among colleagues: the first name; "Dr. Third" for who is written with a title. */
export function shortNameOf(written: string): string {
  const words = namePartsOf(written).name.split(/\s+/);
  const [first = '', ...others] = words;
  const last = others.at(-1);
  return TITLES.test(first) && last !== undefined ? `${first} ${last}` : first;
}

/** Whom a letter greets: the first name; by the whole of it whoever is written with a title. */
export function greetedNameOf(written: string): string {
  const words = written.trim().split(/\s+/);
  const [first = ''] = words;
  return TITLES.test(first) ? words.join(' ') : first;
}
