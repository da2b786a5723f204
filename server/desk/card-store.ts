import { sql } from 'kysely';
import { CALLER } from '../../domain/desk/caller.ts';
import { writeCardName, type CardName } from '../../domain/desk/card-name.ts';
import type { SentCard } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { CLOCK_GAP_MS } from './diary-times.ts';

const REQUEST_COLUMNS = [
  'number',
  'id',
  'reference',
  'kind',
  'received_at',
  'sealed',
  'set_aside',
] as const;
const APPOINTMENT_COLUMNS = [
  'number',
  'id',
  'reference',
  'event',
  'received_at',
  'sealed',
  'set_aside',
  'starts_at',
  'ends_at',
  'sequence',
  'changed_at',
  'cancelled_at',
] as const;

/**
 * Every card, sealed, newest first.
 *
 * @param newest how many of them; all unless told
 */
export async function readCards(database: RequestDatabase, newest?: number): Promise<SentCard[]> {
  const cards = [
    ...(await readRequests(database, { newest })),
    ...(await readAppointments(database, { newest })),
  ];
  return cards.toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt)).slice(0, newest);
}

/** One card, sealed; undefined where there is none. */
export async function readCard(
  database: RequestDatabase,
  { about, number }: CardName,
): Promise<SentCard | undefined> {
  const [card] =
    about === 'request'
      ? await readRequests(database, { number })
      : await readAppointments(database, { number });
  return card;
}

/** The names of all cards. */
export async function readNames(database: RequestDatabase): Promise<string[]> {
  const names = async (about: CardName['about'], table: 'requests' | 'appointments') =>
    (await database.selectFrom(table).select('number').execute()).map(({ number }) =>
      writeCardName({ about, number }),
    );
  return [...(await names('request', 'requests')), ...(await names('appointment', 'appointments'))];
}

/** How many cards there are. */
export async function countCards(database: RequestDatabase): Promise<number> {
  const count = async (table: 'requests' | 'appointments') => {
    const counted = database.selectFrom(table).select((row) => row.fn.countAll().as('count'));
    return Number((await counted.executeTakeFirstOrThrow()).count);
  };
  return (await count('requests')) + (await count('appointments'));
}

/** The names of those that came, were made at a desk, or were changed, since a moment of this server's clock. */
export async function findChanged(
  database: RequestDatabase,
  since: string,
): Promise<{ name: string; sequence: number }[]> {
  const slowly = new Date(Date.parse(since) - CLOCK_GAP_MS).toISOString();
  const requests = await database
    .selectFrom('requests')
    .select('number')
    .where((row) =>
      row.or([
        row('received_at', '>', since),
        // What the desk makes was received by its browser's clock, which may be minutes slow.
        row.and([row('kind', '=', CALLER), row('received_at', '>', slowly)]),
      ]),
    )
    .execute();
  const appointments = await database
    .selectFrom('appointments')
    .select(['number', 'sequence'])
    .where((row) =>
      row.or([
        row('received_at', '>', since),
        row('changed_at', '>', since),
        // The same of what the desk makes.
        row('made_at_desk', '>', since),
      ]),
    )
    .execute();
  return [
    ...requests.map(({ number }) => ({
      name: writeCardName({ about: 'request', number }),
      sequence: 0,
    })),
    ...appointments.map(({ number, sequence }) => ({
      name: writeCardName({ about: 'appointment', number }),
      sequence,
    })),
  ];
}

/** One row, the newest ones, or all. */
interface Which {
  number?: number;
  newest?: number | undefined;
}

async function readRequests(
  database: RequestDatabase,
  { number, newest }: Which,
): Promise<SentCard[]> {
  const rows = await database
    .selectFrom('requests')
    .select(REQUEST_COLUMNS)
    .select((row) =>
      row
        .selectFrom('request_photos')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('request_photos.request', '=', 'requests.number')
        .as('photos'),
    )
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
    .$if(newest !== undefined, (query) => query.orderBy('received_at', 'desc').limit(newest ?? 0))
    .execute();
  return rows.map(({ received_at, set_aside, sealed, photos, ...row }) => ({
    ...row,
    about: 'request',
    receivedAt: received_at,
    setAside: set_aside,
    appointment: null,
    sealed: toBase64(sealed),
    photos: Number(photos ?? 0),
  }));
}

async function readAppointments(
  database: RequestDatabase,
  { number, newest }: Which,
): Promise<SentCard[]> {
  const rows = await database
    .selectFrom('appointments')
    .select(APPOINTMENT_COLUMNS)
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
    .$if(newest !== undefined, (query) => query.orderBy('received_at', 'desc').limit(newest ?? 0))
    .execute();
  return rows.map((row) => ({
    about: 'appointment',
    number: row.number,
    id: row.id,
    reference: row.reference,
    kind: row.event,
    receivedAt: row.received_at,
    setAside: row.set_aside,
    appointment: {
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      sequence: row.sequence,
      changedAt: row.changed_at,
      cancelledAt: row.cancelled_at,
    },
    sealed: toBase64(row.sealed),
    photos: 0,
  }));
}

/** As the desk's answers write bytes. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
