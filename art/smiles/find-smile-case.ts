import type { SmileCase } from '../../domain/smile/smile-case.ts';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';

/** The case of a name. Throws when there is none. */
export function findSmileCase(name: string): SmileCase {
  const found = SMILE_CASES.find((candidate) => candidate.name === name);
  if (!found) {
    const names = SMILE_CASES.map((candidate) => candidate.name).join(', ');
    throw new Error(`No smile case is called '${name}'. There are: ${names}.`);
  }
  return found;
}
