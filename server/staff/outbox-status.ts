import type { Database } from 'better-sqlite3';
import * as z from 'zod';
import { sayRowName } from './row-name.ts';
import { toNewYorkTime, toVisible } from './visible-text.ts';

const outboxRow = z.object({
  channel: z.string(),
  about: z.enum(['request', 'appointment']),
  about_number: z.int(),
  received_at: z.string(),
  state: z.string(),
  tries: z.int(),
  last_fault: z.string().nullable(),
});
const tally = z.object({ count: z.int(), aside: z.int() });

const LABEL_WIDTH = 16;
const CHANNEL_WIDTH = 18;
const NAME_WIDTH = 18;
/** A mail server that was away for days leaves hundreds, all alike. */
const SHOWN_LIMIT = 20;

/** What waits, what was given up and why, and what was set aside; nothing personal. */
export function describeStatus(database: Database): string {
  const rows = z
    .array(outboxRow)
    .parse(
      database
        .prepare(
          'SELECT channel, about, about_number, received_at, state, tries, last_fault FROM outbox ORDER BY received_at',
        )
        .all(),
    );
  const waiting = rows.filter((row) => row.state === 'waiting');
  const dead = rows.filter((row) => row.state === 'dead');
  const [oldest] = waiting;
  const failing = waiting.filter((row) => row.last_fault !== null);
  return [
    line('waiting', String(waiting.length)),
    ...(oldest ? [line('oldest', toNewYorkTime(oldest.received_at))] : []),
    ...(failing.length > 0 ? [line('tried in vain', String(failing.length))] : []),
    line('dead letters', dead.length === 0 ? '0' : `${dead.length} (retry-dead sends them again)`),
    ...dead.slice(0, SHOWN_LIMIT).map(sayDead),
    ...(dead.length > SHOWN_LIMIT ? [`  and ${dead.length - SHOWN_LIMIT} more`] : []),
    line('set aside', `${sayAside(database, 'requests')}, ${sayAside(database, 'appointments')}`),
  ].join('\n');
}

/** Puts all dead letters back into the queue, for ten more tries; gives how many. */
export function retryDead(database: Database, now: Date): number {
  return database
    .prepare("UPDATE outbox SET state = 'waiting', tries = 0, due_at_ms = ? WHERE state = 'dead'")
    .run(now.getTime()).changes;
}

function sayDead(row: z.infer<typeof outboxRow>): string {
  const name = sayRowName({ about: row.about, number: row.about_number });
  const tries = row.tries === 1 ? '1 try' : `${row.tries} tries`;
  return `  ${row.channel.padEnd(CHANNEL_WIDTH)}${name.padEnd(NAME_WIDTH)}${tries}, ${toVisible(row.last_fault ?? '')}`;
}

function sayAside(database: Database, table: 'requests' | 'appointments'): string {
  const { count, aside } = tally.parse(
    database.prepare(`SELECT count(*) AS count, count(set_aside) AS aside FROM ${table}`).get(),
  );
  return `${aside} of ${count} ${table}`;
}

function line(name: string, value: string): string {
  return `${name.padEnd(LABEL_WIDTH)}${value}`;
}
