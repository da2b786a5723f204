import { sql } from 'kysely';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import type { CountedVisit } from '../../domain/measurement/visit-count.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/** Counts how often pages are opened and events happen in a day, and nothing of who did it. */
export interface VisitCounter {
  /** Counts one, in memory. */
  add(visit: CountedVisit): void;
  /** Writes what was counted since the last time. What cannot be written is kept for the next. */
  flush(): Promise<void>;
}

type CountRow = { day: string; what: string; label: string; count: number };

/**
 * The counter is in memory between two flushes: a visit costs no write, and the order in which things happened is kept nowhere. How much it
 * holds is bounded, since it takes known pages and the table's events alone. A server that is killed loses what was not yet written.
 *
 * @param now the clock; a day is one at the practice
 */
export function createVisitCounter(database: RequestDatabase, now: () => Date): VisitCounter {
  let counted = new Map<string, CountRow>();

  const count = (row: CountRow): void => {
    const key = `${row.day} ${row.what} ${row.label}`;
    const before = counted.get(key)?.count ?? 0;
    counted.set(key, { ...row, count: before + row.count });
  };

  return {
    add: (visit) => {
      const what = 'page' in visit ? visit.page : visit.event;
      const label = 'page' in visit ? '' : visit.label;
      count({ day: newYorkDay(now()), what, label, count: 1 });
    },
    flush: async () => {
      if (counted.size === 0) return;
      // In one order, so that servers that write at once do not wait for each other's rows in a ring.
      const rows = [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1));
      counted = new Map();
      try {
        await write(
          database,
          rows.map(([, row]) => row),
        );
      } catch (error) {
        for (const [, row] of rows) count(row);
        throw error;
      }
    },
  };
}

async function write(database: RequestDatabase, rows: readonly CountRow[]): Promise<void> {
  await database
    .insertInto('visit_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'what', 'label'])
        .doUpdateSet({ count: sql<number>`visit_counts.count + excluded.count` }),
    )
    .execute();
}
