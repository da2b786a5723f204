import type { Person, Role } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { endFeed } from '../scheduling/busy-feed-store.ts';
import { endSessionsOf, readPeople } from './people-store.ts';

/** Two must always be able to add people: if one loses a passkey or leaves, the other lets somebody in. */
const LEAST_WHO_ADD = 2;

/** Whether enough are left who may add people once somebody may no more. Whoever has no passkey opens nothing, and lets nobody in. */
async function areEnoughWithout(transaction: RequestDatabase, number: number): Promise<boolean> {
  const able = await transaction
    .selectFrom('desk_people')
    .innerJoin('desk_passkeys', 'desk_people.number', 'desk_passkeys.person')
    .select('number')
    .distinct()
    .where('left_at', 'is', null)
    .where('adds_people', '=', 1)
    .where('number', '<>', number)
    .execute();
  return able.length >= LEAST_WHO_ADD;
}

/** Somebody who works here. */
async function findHere(transaction: RequestDatabase, number: number): Promise<Person | undefined> {
  const everybody = await readPeople(transaction);
  return everybody.find((person) => person.number === number && !person.hasLeft);
}

/** What somebody may do. */
interface Rights {
  role: Role;
  addsPeople: boolean;
}

/**
 * Changes what somebody may do; what they have open ends with it, since it goes by what they could before. Whoever asks has taken their turn.
 *
 * @param spared the session that asks for it
 * @returns how it was; undefined where nobody of that number works here, and 'too few' where too few would be left who may add people
 */
export async function changeRights(
  transaction: RequestDatabase,
  number: number,
  { role, addsPeople }: Rights,
  spared: Buffer,
): Promise<Rights | 'too few' | undefined> {
  const former = await findHere(transaction, number);
  if (former === undefined) return undefined;
  if (former.addsPeople && !addsPeople && !(await areEnoughWithout(transaction, number))) {
    return 'too few';
  }
  if (former.role === role && former.addsPeople === addsPeople) return former;
  await transaction
    .updateTable('desk_people')
    .set({ role, adds_people: addsPeople ? 1 : 0 })
    .where('number', '=', number)
    .execute();
  await endSessionsOf(transaction, number, spared);
  return former;
}

/**
 * Removes somebody: their passkeys and their calendar's address open nothing from then on, and their sessions end.
 *
 * @returns false where too few would be left who may add people
 */
export async function removePerson(
  transaction: RequestDatabase,
  number: number,
  at: string,
): Promise<boolean> {
  const leaving = await findHere(transaction, number);
  if (leaving === undefined) return true;
  if (leaving.addsPeople && !(await areEnoughWithout(transaction, number))) return false;
  // Also those that the sheet has opened: nobody knows by whom.
  await transaction
    .deleteFrom('desk_sessions')
    .where((row) => row.or([row('person', '=', number), row('person', 'is', null)]))
    .execute();
  await transaction.deleteFrom('desk_passkeys').where('person', '=', number).execute();
  await endFeed(transaction, number);
  await transaction
    .updateTable('desk_people')
    .set({ left_at: at })
    .where('number', '=', number)
    .execute();
  return true;
}
