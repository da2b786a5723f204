import { randomInt } from 'node:crypto';
import {
  groupNumber,
  NUMBER_ALPHABET,
  NUMBER_CHARACTERS,
} from '../../domain/intake/request-number.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/**
 * Draws a number that no request and no appointment has. Two servers that draw the same one at the same moment (one in 50 thousand million)
 * meet on its unique index: the second's transaction fails, nothing is stored, and its visitor's next try draws anew.
 *
 * @param draw gives one at random; tests give it their own
 */
export async function drawNumber(
  database: RequestDatabase,
  draw: () => string = drawAny,
): Promise<string> {
  for (;;) {
    const reference = draw();
    if (!(await isTaken(database, reference))) return reference;
  }
}

function drawAny(): string {
  const signs = Array.from(
    { length: NUMBER_CHARACTERS },
    () => NUMBER_ALPHABET[randomInt(NUMBER_ALPHABET.length)],
  );
  return groupNumber(signs.join(''));
}

async function isTaken(database: RequestDatabase, reference: string): Promise<boolean> {
  for (const table of ['requests', 'appointments'] as const) {
    const row = await database
      .selectFrom(table)
      .select('number')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}
