import { sql } from 'kysely';
import type { OfferedKey, Person, Role, SentPasskey } from '../../domain/desk/wire.ts';
import { keyOfDesk } from '../db/key-of-desk.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { refuseDesk } from './desk-refusals.ts';

/** A passkey as it was verified, with the identity wrapped to it. */
export interface NewPasskey {
  id: string;
  publicKey: Uint8Array;
  signCount: number;
  transports: readonly string[];
  nonce: string;
  wrapped: Uint8Array;
  /** Of the identity that the passkey has of its own. */
  recipient: string;
  /** The public half of the practice's key that it opens, as the browser says. */
  opens: string;
}

export interface NewPerson {
  name: string;
  role: Role;
  addsPeople: boolean;
}

/**
 * Adds somebody and their first passkey, in the caller's transaction, which has taken its turn (`takeTurn`).
 *
 * @returns their number
 * @throws Refusal 409 as `addPasskey`: then nobody is added
 */
export async function addPerson(
  transaction: RequestDatabase,
  { name, role, addsPeople }: NewPerson,
  passkey: NewPasskey,
  at: string,
): Promise<number> {
  const { number } = await transaction
    .insertInto('desk_people')
    .values({ name, role, adds_people: addsPeople ? 1 : 0, added_at: at })
    .returning('number')
    .executeTakeFirstOrThrow();
  await addPasskey(transaction, number, passkey, at);
  return number;
}

/**
 * Adds a passkey. A change of the key at this moment comes before this, and is seen; or after, and hands it the new one: whoever asks has taken their turn.
 *
 * @throws Refusal 409 for one that is known already (a machine that made it twice, or sent it twice), and for one that a page has wrapped a key of before to
 */
export async function addPasskey(
  transaction: RequestDatabase,
  person: number,
  { id, publicKey, signCount, transports, nonce, wrapped, recipient, opens }: NewPasskey,
  at: string,
): Promise<void> {
  const deskKey = await keyOfDesk(transaction);
  if (deskKey !== null && deskKey !== opens) {
    throw refuseDesk(
      409,
      'The key was changed meanwhile, and this window has the one of before. Lock the desk, open it again, and add it then.',
    );
  }
  const added = await transaction
    .insertInto('desk_passkeys')
    .values({
      id,
      person,
      public_key: Buffer.from(publicKey),
      sign_count: signCount,
      transports: transports.join(','),
      nonce,
      wrapped: Buffer.from(wrapped),
      added_at: at,
      recipient,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) {
    throw refuseDesk(409, 'This passkey opens the desk already. Use it as it is, or make another.');
  }
}

/** The passkeys of those who work here, person by person, the oldest first. */
export async function readPasskeys(database: RequestDatabase): Promise<SentPasskey[]> {
  const rows = await database
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.number', 'desk_passkeys.person')
    .select(['id', 'person', 'transports', 'desk_passkeys.added_at as addedAt', 'recipient'])
    .where('left_at', 'is', null)
    .orderBy('person')
    .orderBy('desk_passkeys.added_at')
    .execute();
  return rows.map(({ transports, ...row }) => ({
    ...row,
    transports: splitTransports(transports),
  }));
}

/** Whose a passkey is; undefined where there is none. */
export async function ownerOfPasskey(
  database: RequestDatabase,
  id: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('desk_passkeys')
    .select('person')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.person;
}

/**
 * Removes one passkey, and ends the owner's sessions and those of the sheet: nobody knows which of them it opened. Whoever asks has taken their turn.
 *
 * @param mayShutOut whether it may be its owner's only one: they stay, and open nothing until they are given another
 * @param spared the session that asks for it
 */
export async function removePasskey(
  transaction: RequestDatabase,
  wanted: { id: string; owner: number; mayShutOut: boolean; spared: Buffer },
): Promise<'removed' | 'shut out' | 'last'> {
  const { id, owner, mayShutOut, spared } = wanted;
  const isLast = (await countPasskeys(transaction, owner)) <= 1;
  if (isLast && !mayShutOut) return 'last';
  await transaction.deleteFrom('desk_passkeys').where('id', '=', id).execute();
  await endSessionsOf(transaction, owner, spared);
  return isLast ? 'shut out' : 'removed';
}

/** Ends what is open in somebody's name, and by the sheet: nobody knows by whom. @param spared the session that asks for it */
export async function endSessionsOf(
  transaction: RequestDatabase,
  person: number,
  spared: Buffer,
): Promise<void> {
  await transaction
    .deleteFrom('desk_sessions')
    .where((row) => row.or([row('person', '=', person), row('person', 'is', null)]))
    .where('hash', '<>', spared)
    .execute();
}

/** Holds the counter's row until the transaction ends. */
export async function takeTurn(transaction: RequestDatabase): Promise<void> {
  await transaction
    .updateTable('desk_counter')
    .set({ value: sql<number>`value` })
    .execute();
}

const splitTransports = (transports: string): string[] =>
  transports === '' ? [] : transports.split(',');

/** How many passkeys somebody has. */
export async function countPasskeys(database: RequestDatabase, person: number): Promise<number> {
  const { count } = await database
    .selectFrom('desk_passkeys')
    .select((row) => row.fn.countAll().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Everybody, also those who have left: the history names them. */
export async function readPeople(database: RequestDatabase): Promise<Person[]> {
  const rows = await database.selectFrom('desk_people').selectAll().orderBy('number').execute();
  return rows.map(({ number, name, role, adds_people, left_at }) => ({
    number,
    name,
    role,
    addsPeople: adds_people === 1,
    hasLeft: left_at !== null,
  }));
}

/**
 * The passkeys of those who work here.
 *
 * @param person of one of them alone
 */
export async function offeredKeys(
  database: RequestDatabase,
  person?: number,
): Promise<OfferedKey[]> {
  const rows = await database
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.number', 'desk_passkeys.person')
    .select(['id', 'transports', 'nonce'])
    .where('left_at', 'is', null)
    .$if(person !== undefined, (keys) => keys.where('desk_passkeys.person', '=', person ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ id, transports, nonce }) => ({
    id,
    transports: splitTransports(transports),
    nonce,
  }));
}

/** A passkey of somebody who works here. */
export function findPasskey(database: RequestDatabase, id: string) {
  return database
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.number', 'desk_passkeys.person')
    .select(['id', 'person', 'public_key', 'sign_count'])
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** Notes how often a passkey says that it was used. @returns what it opens; undefined where it was removed meanwhile */
export function countUse(transaction: RequestDatabase, id: string, signCount: number) {
  return transaction
    .updateTable('desk_passkeys')
    .set({ sign_count: signCount })
    .where('id', '=', id)
    .returning(['wrapped', 'handed', 'recipient'])
    .executeTakeFirst();
}
