import type { RequestDatabase } from '../db/open-database.ts';
import { WRITTEN } from '../outbox/outbox-store.ts';
import { readState, type CalendarState } from '../own-calendar/own-calendar-store.ts';
import { sayRowName } from './row-name.ts';
import { toNewYorkTime, toVisible } from './visible-text.ts';

interface DeadRow {
  channel: string;
  about: 'request' | 'appointment';
  about_number: number;
  kind: string;
  tries: number;
  last_fault: string | null;
}

const LABEL_WIDTH = 16;
const CHANNEL_WIDTH = 18;
const NAME_WIDTH = 18;
/** A mail server that was away for days leaves hundreds, all alike. */
const SHOWN_LIMIT = 20;

/** What waits, what was given up and why, and what was set aside; nothing personal. */
export async function describeStatus(database: RequestDatabase): Promise<string> {
  const rows = await database
    .selectFrom('outbox')
    .select(['channel', 'about', 'about_number', 'kind', 'received_at', 'planned_at_ms'])
    .select(['state', 'tries', 'last_fault'])
    .orderBy('received_at')
    .orderBy('number')
    .execute();
  const waiting = rows.filter((row) => row.state === 'waiting' && row.planned_at_ms === null);
  // They wait for weeks, and nothing is wrong.
  const reminders = rows.filter((row) => row.state === 'waiting' && row.planned_at_ms !== null);
  const dead = rows.filter((row) => row.state === 'dead');
  const [oldest] = waiting;
  const requests = await sayAside(database, 'requests');
  const appointments = await sayAside(database, 'appointments');
  const failing = [...waiting, ...reminders].filter((row) => row.last_fault !== null);
  return [
    line('waiting', String(waiting.length)),
    ...(oldest ? [line('oldest', toNewYorkTime(oldest.received_at))] : []),
    ...(failing.length > 0 ? [line('tried in vain', String(failing.length))] : []),
    line('reminders', String(reminders.length)),
    line('dead letters', dead.length === 0 ? '0' : `${dead.length} (retry-dead sends them again)`),
    ...dead.slice(0, SHOWN_LIMIT).map(sayDead),
    ...(dead.length > SHOWN_LIMIT ? [`  and ${dead.length - SHOWN_LIMIT} more`] : []),
    line('set aside', `${requests}, ${appointments}`),
    ...sayOwnCalendar(await readState(database)),
  ].join('\n');
}

/**
 * Puts dead letters back into the queue, for ten more tries; gives how many. Not those that somebody at the desk has written: their cards say that they
 * did not arrive, and somebody has called, or written another.
 */
export async function retryDead(database: RequestDatabase, now: Date): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ state: 'waiting', tries: 0, due_at_ms: now.getTime() })
    .where('state', '=', 'dead')
    .where('kind', 'not like', `% ${WRITTEN}`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Nothing where no calendar is named, or nobody has looked yet. */
function sayOwnCalendar(state: CalendarState | undefined): string[] {
  if (state === undefined) return [];
  const { readAtMs, fault } = state;
  const read =
    readAtMs === null ? 'never read' : `read ${toNewYorkTime(new Date(readAtMs).toISOString())}`;
  return [line('own calendar', fault === null ? read : `${read}, since then ${toVisible(fault)}`)];
}

function sayDead(row: DeadRow): string {
  const name = sayRowName({ about: row.about, number: row.about_number });
  const tries = row.tries === 1 ? '1 try' : `${row.tries} tries`;
  const fault = toVisible(row.last_fault ?? '');
  const said = row.kind.endsWith(` ${WRITTEN}`) ? '; by hand: its card says so' : '';
  return `  ${row.channel.padEnd(CHANNEL_WIDTH)}${name.padEnd(NAME_WIDTH)}${tries}, ${fault}${said}`;
}

async function sayAside(
  database: RequestDatabase,
  table: 'requests' | 'appointments',
): Promise<string> {
  const { count, aside } = await database
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.count<number>('set_aside').as('aside'),
    ])
    .executeTakeFirstOrThrow();
  return `${aside} of ${count} ${table}`;
}

function line(name: string, value: string): string {
  return `${name.padEnd(LABEL_WIDTH)}${value}`;
}
