import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Decrypter } from 'age-encryption';
import Sqlite from 'better-sqlite3';
import * as z from 'zod';
import { DATABASE_FILE } from '../../server/db/open-sqlite.ts';
import { readKeyLine } from '../../server/intake/key-file.ts';
import { IDENTITY_FILE } from '../../server/intake/sealing-key.ts';
import type { Acknowledged } from './retrying-clients.ts';

const storedRows = z.array(
  z.object({
    id: z.string(),
    sealed: z.instanceof(Uint8Array),
    key_hash: z.instanceof(Uint8Array),
  }),
);
const sealedText = z.object({ id: z.string(), message: z.string() });

export interface StoredCheck {
  lost: number;
  duplicates: number;
  rows: number;
  faults: string[];
}

/** Every row of the table of requests. */
function readRows(dataDir: string): z.infer<typeof storedRows> {
  const database = new Sqlite(path.join(dataDir, DATABASE_FILE), { readonly: true });
  const rows = storedRows.parse(
    database.prepare('SELECT id, sealed, key_hash FROM requests').all(),
  );
  database.close();
  return rows;
}

/**
 * Holds what is stored against what was acknowledged, by the idempotency key and by what the private key opens.
 *
 * @param dataDir of a server that has ended
 * @param acknowledged all that clients sent
 */
export async function checkStored(
  dataDir: string,
  acknowledged: readonly Acknowledged[],
): Promise<StoredCheck> {
  const rows = readRows(dataDir);
  const decrypter = new Decrypter();
  decrypter.addIdentity(readKeyLine(readFileSync(path.join(dataDir, IDENTITY_FILE), 'utf8')));
  const byKey = new Map(rows.map((row) => [Buffer.from(row.key_hash).toString('hex'), row]));
  const times = new Map<string, number>();
  const messageOf = new Map<string, string>();
  for (const row of rows) {
    const text = await decrypter.decrypt(row.sealed, 'text');
    const { id, message } = sealedText.parse(JSON.parse(text));
    times.set(message, (times.get(message) ?? 0) + 1);
    if (id === row.id) messageOf.set(id, message);
  }
  const isKept = ({ id, key, message }: Acknowledged): boolean =>
    byKey.get(createHash('sha256').update(key).digest('hex'))?.id === id &&
    messageOf.get(id) === message;
  const lost = acknowledged.filter((one) => !isKept(one)).length;
  const duplicates = [...times.values()].filter((count) => count > 1).length;
  const sent = new Set(acknowledged.map(({ message }) => message));
  const strangers = [...times.keys()].filter((message) => !sent.has(message)).length;
  const faults = [
    ...(lost > 0 ? [`${lost} acknowledged requests are lost.`] : []),
    ...(duplicates > 0 ? [`${duplicates} requests are stored more than once.`] : []),
    ...(strangers > 0 ? [`${strangers} rows were sent by nobody.`] : []),
  ];
  return { lost, duplicates, rows: rows.length, faults };
}
