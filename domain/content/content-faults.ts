import type * as z from 'zod';
import { nearestWord } from '../wording/nearest-word.ts';
import { MISSING } from './say-issue.ts';

/** What is wrong with a field of content, in the words of `check:content`. */
export interface FieldFault {
  /** Keys and positions from the top of the file; none for the file as a whole. */
  readonly field: readonly PropertyKey[];
  /** What it is and what to do. */
  readonly message: string;
}

/** The faults that a schema has found, one a mistake: a key that is written wrong is one fault, and the right one is not missing as well. */
export function findFieldFaults(issues: readonly z.core.$ZodIssue[]): FieldFault[] {
  const known = issues.filter((issue) => issue.code !== 'unrecognized_keys');
  const missing = new Set(known.filter(({ message }) => message === MISSING));
  const misspelled = issues.flatMap((issue): FieldFault[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const siblings = [...missing].filter((other) => isBeside(other.path, issue.path));
      const meant = nearestWord(
        key,
        siblings.map(({ path }) => String(path.at(-1))),
      );
      for (const other of siblings) if (other.path.at(-1) === meant) missing.delete(other);
      const advice =
        meant === undefined ? 'remove it or correct its spelling' : `is it '${meant}'?`;
      return { field: [...issue.path, key], message: `unknown key '${key}'; ${advice}` };
    });
  });
  const others = known.filter((issue) => issue.message !== MISSING || missing.has(issue));
  return [...misspelled, ...others.map(({ path, message }) => ({ field: path, message }))];
}

/** Whether a field stands directly below a place. */
function isBeside(field: readonly PropertyKey[], place: readonly PropertyKey[]): boolean {
  return field.length === place.length + 1 && place.every((key, at) => field[at] === key);
}
