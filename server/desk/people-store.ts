import type { OfferedKey, Person, Role } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/** A passkey as it was verified, with the identity wrapped to it. */
export interface NewPasskey {
  id: string;
  publicKey: Uint8Array;
  signCount: number;
  transports: readonly string[];
  nonce: string;
  wrapped: Uint8Array;
}

export interface NewPerson {
  name: string;
  role: Role;
  addsPeople: boolean;
}

/** Whether somebody works here: the first start is over then. After the key was changed it begins anew (server/staff/close-desk.ts). */
export async function isStarted(database: RequestDatabase): Promise<boolean> {
  const row = await database
    .selectFrom('desk_people')
    .select('number')
    .where('left_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

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

export async function addPasskey(
  transaction: RequestDatabase,
  person: number,
  { id, publicKey, signCount, transports, nonce, wrapped }: NewPasskey,
  at: string,
): Promise<void> {
  await transaction
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
    })
    .execute();
}

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
    transports: transports === '' ? [] : transports.split(','),
    nonce,
  }));
}

/** A passkey of somebody who works here. */
export function findPasskey(database: RequestDatabase, id: string) {
  return database
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.number', 'desk_passkeys.person')
    .select(['id', 'person', 'public_key', 'sign_count', 'wrapped'])
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** The newest sheet. */
export function findSheet(database: RequestDatabase) {
  return database
    .selectFrom('desk_sheets')
    .select(['wrapped', 'recipient'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Two must always be able to add people: if one loses a passkey or leaves, the other lets somebody in. */
const LEAST_WHO_ADD = 2;

/**
 * Removes somebody: their passkeys open nothing from then on, and their sessions end.
 *
 * @returns false where too few would be left who may add people
 */
export async function removePerson(
  transaction: RequestDatabase,
  number: number,
  at: string,
): Promise<boolean> {
  const here = (await readPeople(transaction)).filter(({ hasLeft }) => !hasLeft);
  const leaving = here.find((person) => person.number === number);
  if (leaving === undefined) return true;
  const adding = here.filter(({ addsPeople }) => addsPeople).length;
  if (leaving.addsPeople && adding <= LEAST_WHO_ADD) return false;
  // Also those that the sheet has opened: nobody knows by whom.
  await transaction
    .deleteFrom('desk_sessions')
    .where((row) => row.or([row('person', '=', number), row('person', 'is', null)]))
    .execute();
  await transaction.deleteFrom('desk_passkeys').where('person', '=', number).execute();
  await transaction
    .updateTable('desk_people')
    .set({ left_at: at })
    .where('number', '=', number)
    .execute();
  return true;
}
