import { namePartsOf } from '../team/names.ts';

/** A title says nothing without the name that it belongs to. */
const TITLES = /^(?:dra?|mr|mrs|ms|prof)\.?$/i;

/** What somebody is called among colleagues: the first name; "Dr. Third" for who is written with a title. */
export function shortNameOf(written: string): string {
  const words = namePartsOf(written).name.split(/\s+/);
  const [first = '', ...others] = words;
  const last = others.at(-1);
  return TITLES.test(first) && last !== undefined ? `${first} ${last}` : first;
}
