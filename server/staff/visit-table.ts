import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { hasTable } from './open-store.ts';

const DAY_MS = 24 * 3_600 * 1_000;
const WEEK_DAYS = 7;
const NUMBER_WIDTH = 9;
/** By day a month at most: beyond that the columns say more. */
const DAY_LINES_LIMIT = 31;

interface CountedRow {
  day: string;
  what: string;
  label: string;
  count: number;
}

/**
 * What the site has counted by itself, as a table: each page and each event with how often in all the days, in the last seven and today; then
 * the days. Nothing in it is anybody's.
 *
 * @param days how many, today included, at the practice
 */
export async function describeVisits(
  database: RequestDatabase,
  now: Date,
  days: number,
): Promise<string> {
  const today = newYorkDay(now);
  const first = dayBefore(today, days - 1);
  const rows = (await hasTable(database, 'visit_counts'))
    ? await database
        .selectFrom('visit_counts')
        .select(['day', 'what', 'label', 'count'])
        .where('day', '>=', first)
        .where('day', '<=', today)
        .orderBy('day')
        .execute()
    : [];
  const span = `${first} to ${today} in New York`;
  if (rows.length === 0) return `Nothing was counted from ${span}.`;
  const week = dayBefore(today, WEEK_DAYS - 1);
  const pages = rows.filter(isPage);
  const events = rows.filter((row) => !isPage(row));
  const names = rows.map(nameOf);
  const width = Math.max(...names.map((name) => name.length), 'all events'.length) + 2;
  const line = (name: string, some: readonly CountedRow[]): string =>
    [
      name.padEnd(width),
      sum(some),
      sum(some.filter(({ day }) => day >= week)),
      sum(some.filter(({ day }) => day === today)),
    ]
      .map((cell) => (typeof cell === 'string' ? cell : String(cell).padStart(NUMBER_WIDTH)))
      .join('');
  const section = (title: string, some: readonly CountedRow[]): string[] =>
    some.length === 0
      ? []
      : [
          '',
          heading(title, days, width),
          ...byName(some).map(([name, own]) => line(name, own)),
          line(`all ${title.toLowerCase()}`, some),
        ];
  return [
    `Counted from ${span}: how often, and nothing of who.`,
    ...section('Pages', pages),
    ...section('Events', events),
    ...byDay(pages),
  ].join('\n');
}

function heading(title: string, days: number, width: number): string {
  const columns = [days === 1 ? '1 day' : `${days} days`, '7 days', 'today'];
  return title.padEnd(width) + columns.map((column) => column.padStart(NUMBER_WIDTH)).join('');
}

/** Names with their rows, the most frequent first. */
function byName(rows: readonly CountedRow[]): [string, CountedRow[]][] {
  return [...groupBy(rows, nameOf)].toSorted(
    ([name, one], [other, two]) => sum(two) - sum(one) || (name < other ? -1 : 1),
  );
}

function byDay(pages: readonly CountedRow[]): string[] {
  if (pages.length === 0) return [];
  const days = [...groupBy(pages, ({ day }) => day)].slice(-DAY_LINES_LIMIT);
  const lines = days.map(([day, own]) => `${day}  ${String(sum(own)).padStart(NUMBER_WIDTH)}`);
  return ['', 'Pages opened, by day', ...lines];
}

function groupBy(
  rows: readonly CountedRow[],
  keyOf: (row: CountedRow) => string,
): Map<string, CountedRow[]> {
  const groups = new Map<string, CountedRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

function sum(rows: readonly CountedRow[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function isPage({ what }: CountedRow): boolean {
  return what.startsWith('/');
}

function nameOf({ what, label }: CountedRow): string {
  return label === '' ? what : `${what}, ${label}`;
}

/** A day so many days earlier; in UTC, where every day has 24 hours. */
function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}
