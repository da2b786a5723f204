import type * as z from 'zod/mini';

/** Which field does not fit ("smileResults.areas.0.key"; "" for the whole), and what a person can do about it. */
export interface FieldFault {
  field: string;
  message: string;
}

/** More faults than the contract has fields tell a person nothing, and would let a small request ask for a big answer. */
const FAULT_LIMIT = 20;

/** A field's name is the sender's text too: it is repeated only when it cannot carry a number, an address or a sentence. */
const REPEATABLE_NAME = /^[A-Za-z_]{1,32}$/;
const UNNAMED_FIELD = '(unknown field)';

/**
 * One fault a field, in the order of the form; never repeats a value.
 *
 * @param order the form's fields; what is none of them comes last. Without it as the schema found them: its rules on several fields come last
 */
export function toFieldFaults(
  issues: readonly z.core.$ZodIssue[],
  order: readonly string[] = [],
): FieldFault[] {
  const faults = new Map<string, string>();
  for (const issue of issues.toSorted((a, b) => placeOf(a, order) - placeOf(b, order))) {
    if (faults.size >= FAULT_LIMIT) break;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, FAULT_LIMIT)) {
        addOnce(
          faults,
          [...issue.path, repeatableName(key)],
          'This field is not part of the form. Please leave it out.',
        );
      }
    } else {
      addOnce(faults, issue.path, issue.message);
    }
  }
  return Array.from(faults, ([field, message]) => ({ field, message })).slice(0, FAULT_LIMIT);
}

function placeOf({ path }: z.core.$ZodIssue, order: readonly string[]): number {
  const place = order.indexOf(String(path[0]));
  return place === -1 ? order.length : place;
}

function addOnce(faults: Map<string, string>, path: readonly PropertyKey[], message: string): void {
  const field = path.map(String).join('.');
  if (!faults.has(field)) faults.set(field, message);
}

function repeatableName(key: string): string {
  return REPEATABLE_NAME.test(key) ? key : UNNAMED_FIELD;
}
