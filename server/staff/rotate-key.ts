import type { RequestDatabase } from '../db/open-database.ts';
import { tableOf } from '../db/table-of.ts';
import { eraseTraces } from '../forgetting/erase-traces.ts';
import { encryptText } from '../intake/seal.ts';
import { closeDesk } from './close-desk.ts';
import { decryptText, OtherKeyError } from './open-sealed.ts';
import { sayTracesLeft } from './open-store.ts';
import type { OpeningKey } from './opening-key.ts';
import { sayRowName, type RowName } from './row-name.ts';
import { StaffError } from './staff-error.ts';

export interface Rotated {
  resealed: number;
  /** Not sealed to the old key: done by an earlier run, or come in under the new key. */
  underOtherKey: number;
  /** One sentence a row that is damaged; it is left as it is. */
  faults: string[];
  /** Whether somebody worked at the desk, who opens the new key by a first start. */
  hadDesk: boolean;
}

interface SealedRow {
  table: 'requests' | 'appointments' | 'desk_entries' | 'desk_blocks';
  number: number;
  sealed: Uint8Array;
  /** What to call it. */
  said: string;
}

/**
 * Seals every row that the old private key opens to a new public key, each in a transaction of its own. A kill in between leaves rows of
 * both keys, none of them half; the next run goes on with those that are left.
 *
 * @param key the old private key
 * @param recipient the new public key, known to be one
 */
export async function resealRows(
  database: RequestDatabase,
  key: OpeningKey,
  recipient: string,
): Promise<Rotated> {
  // First: what an open desk wrote meanwhile would be sealed to the old key for good.
  const hadDesk = await closeDesk(database, recipient, new Date().toISOString());
  const rotated: Rotated = { resealed: 0, underOtherKey: 0, faults: [], hadDesk };

  async function resealRow({ table, number, sealed, said }: SealedRow): Promise<void> {
    try {
      const text = await decryptText(key, sealed, said);
      const anew = Buffer.from(await encryptText(recipient, text));
      await database
        .updateTable(table)
        .set({ sealed: anew })
        .where('number', '=', number)
        .where('sealed', '=', sealed)
        .execute();
      rotated.resealed += 1;
    } catch (error) {
      if (error instanceof OtherKeyError) rotated.underOtherKey += 1;
      else if (error instanceof StaffError) rotated.faults.push(error.message);
      else throw error;
    }
  }

  for (const name of await namesOf(database)) {
    const table = tableOf(name.about);
    const row = await database
      .selectFrom(table)
      .select('sealed')
      .where('number', '=', name.number)
      .executeTakeFirst();
    // Forgotten meanwhile.
    if (row === undefined) continue;
    await resealRow({ table, number: name.number, sealed: row.sealed, said: sayRowName(name) });
  }
  // What was written at the desk: on cards, and why a time is kept free.
  for (const [table, what] of [
    ['desk_entries', 'entry'],
    ['desk_blocks', 'block'],
  ] as const) {
    const rows = await database.selectFrom(table).select(['number', 'sealed']).execute();
    for (const { number, sealed } of rows) {
      await resealRow({ table, number, sealed, said: `${what} ${number} of the desk` });
    }
  }
  // What the old key could open must not be left in the files.
  if (!(await eraseTraces(database))) throw sayTracesLeft();
  return rotated;
}

async function namesOf(database: RequestDatabase): Promise<RowName[]> {
  const names: RowName[] = [];
  for (const about of ['request', 'appointment'] as const) {
    const rows = await database
      .selectFrom(tableOf(about))
      .select('number')
      .orderBy('number')
      .execute();
    names.push(...rows.map(({ number }) => ({ about, number })));
  }
  return names;
}
