import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Decrypter } from 'age-encryption';
import Sqlite from 'better-sqlite3';
import * as z from 'zod';
import { openExistingPostgres } from '../../server/db/open-postgres.ts';
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

type StoredRows = z.infer<typeof storedRows>;

/** Every row of a SQLite file's requests, beside a server or after it. */
export function readSqliteRows(dataDir: string): StoredRows {
  const database = new Sqlite(path.join(dataDir, DATABASE_FILE), { readonly: true });
  const rows = storedRows.parse(
    database.prepare('SELECT id, sealed, key_hash FROM requests').all(),
  );
  database.close();
  return rows;
}

/** The same of a PostgreSQL database. */
export async function readPostgresRows(url: string): Promise<StoredRows> {
  const { database, close } = await openExistingPostgres(url);
  try {
    const query = database.selectFrom('requests').select(['id', 'sealed', 'key_hash']);
    return storedRows.parse(await query.execute());
  } finally {
    await close();
  }
}

/** The private key that a server made beside its database. */
export function readIdentity(dataDir: string): string {
  return readKeyLine(readFileSync(path.join(dataDir, IDENTITY_FILE), 'utf8'));
}

/**
 * Holds what is stored against what was acknowledged, by the idempotency key and by what the private key opens.
 *
 * @param identity the private key
 * @param acknowledged all that clients sent
 */
export async function checkStored(
  rows: StoredRows,
  identity: string,
  acknowledged: readonly Acknowledged[],
): Promise<StoredCheck> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
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
