import type { Decrypter } from 'age-encryption';
import type { Database } from 'better-sqlite3';
import * as z from 'zod';
import { encryptText } from '../intake/seal.ts';
import { decryptText, OtherKeyError } from './open-sealed.ts';
import { eraseTraces } from './open-for-change.ts';
import { sayRowName, tableOf, type RowName } from './row-name.ts';
import { StaffError } from './staff-error.ts';

const numbered = z.object({ number: z.int() });
const sealedRow = z.object({ sealed: z.instanceof(Uint8Array) });

export interface Rotated {
  resealed: number;
  /** Not sealed to the old key: done by an earlier run, or come in under the new key. */
  underOtherKey: number;
  /** One sentence a row that is damaged; it is left as it is. */
  faults: string[];
}

/**
 * Seals every row that the old private key opens to a new public key, each in a transaction of its own. A kill in between leaves rows of
 * both keys, none of them half; the next run goes on with those that are left.
 *
 * @param decrypter holds the old private key
 * @param recipient the new public key, known to be one
 */
export async function resealRows(
  database: Database,
  decrypter: Decrypter,
  recipient: string,
): Promise<Rotated> {
  const rotated: Rotated = { resealed: 0, underOtherKey: 0, faults: [] };
  for (const name of namesOf(database)) {
    const table = tableOf(name.about);
    const row = database.prepare(`SELECT sealed FROM ${table} WHERE number = ?`).get(name.number);
    // Forgotten meanwhile.
    if (row === undefined) continue;
    const { sealed } = sealedRow.parse(row);
    try {
      const text = await decryptText(decrypter, sealed, sayRowName(name));
      const anew = Buffer.from(await encryptText(recipient, text));
      database
        .prepare(`UPDATE ${table} SET sealed = ? WHERE number = ? AND sealed = ?`)
        .run(anew, name.number, sealed);
      rotated.resealed += 1;
    } catch (error) {
      if (error instanceof OtherKeyError) rotated.underOtherKey += 1;
      else if (error instanceof StaffError) rotated.faults.push(error.message);
      else throw error;
    }
  }
  // What the old key could open must not be left in the log.
  eraseTraces(database);
  return rotated;
}

function namesOf(database: Database): RowName[] {
  return (['request', 'appointment'] as const).flatMap((about) =>
    z
      .array(numbered)
      .parse(database.prepare(`SELECT number FROM ${tableOf(about)} ORDER BY number`).all())
      .map(({ number }) => ({ about, number })),
  );
}
