import { createHash } from 'node:crypto';
import { ENGLISH, LANGUAGES, type Language } from '../../domain/languages/page-languages.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { contactKeyOf } from '../scheduling/change-token.ts';
import { decryptOwn, encryptOwn } from './own-cipher.ts';

/**
 * The address that a change of an appointment is confirmed to (docs/decisions/022-confirmations.md). It is kept under a key that stands in
 * the visitor's link and nowhere else: this server can read it only while the visitor uses the link.
 */

/** An appointment's number, and the token of its link. */
export interface KeptFor {
  number: number;
  token: string;
}

/** Where letters of an appointment go, and in which language. */
export interface KeptAddress {
  email: string;
  language: Language;
}

/** What no address holds. */
const BETWEEN = '\n';

/** Keeps the address with an appointment, in the transaction that stores it. */
export async function keepAddress(
  transaction: RequestDatabase,
  { number, token }: KeptFor,
  { email, language }: KeptAddress,
): Promise<void> {
  const kept_address = encryptOwn(keyOf(token), placeOf(number), email + BETWEEN + language);
  await transaction
    .updateTable('appointments')
    .set({ kept_address })
    .where('number', '=', number)
    .execute();
}

/** Reads it again; undefined where none is kept, or a key opens nothing. */
export async function readAddress(
  transaction: RequestDatabase,
  { number, token }: KeptFor,
): Promise<KeptAddress | undefined> {
  const row = await transaction
    .selectFrom('appointments')
    .select('kept_address')
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row?.kept_address) return undefined;
  try {
    const [email = '', kept] = decryptOwn(keyOf(token), placeOf(number), row.kept_address).split(
      BETWEEN,
    );
    // An older server kept the address alone.
    return { email, language: LANGUAGES.find((language) => language === kept) ?? ENGLISH };
  } catch {
    // A damaged address must not keep a visitor from cancelling.
    return undefined;
  }
}

/** Deletes the address of an appointment that will not change any more. */
export async function dropAddress(transaction: RequestDatabase, number: number): Promise<void> {
  await transaction
    .updateTable('appointments')
    .set({ kept_address: null })
    .where('number', '=', number)
    .execute();
}

/**
 * Deletes the addresses of appointments that are over.
 *
 * @param endedBefore as a slot is written, or its first part
 * @returns how many there were
 */
export async function dropOldAddresses(
  database: RequestDatabase,
  endedBefore: string,
): Promise<number> {
  const old = await database
    .selectFrom('appointments')
    .select('number')
    .where('kept_address', 'is not', null)
    .where('ends_at', '<', endedBefore)
    .execute();
  // Mostly there are none: an update that finds nothing would still wait for the write lock.
  if (old.length === 0) return 0;
  const numbers = old.map(({ number }) => number);
  await database
    .updateTable('appointments')
    .set({ kept_address: null })
    .where('number', 'in', numbers)
    .execute();
  return old.length;
}

function keyOf(token: string): Buffer {
  return createHash('sha256').update(contactKeyOf(token)).digest();
}

function placeOf(number: number): string {
  return `appointment ${number}`;
}
