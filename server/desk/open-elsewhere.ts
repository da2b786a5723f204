import { writeCardName } from '../../domain/desk/card-name.ts';
import { IDLE_MINUTES, type OpenElsewhere } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';

const MINUTE_MS = 60_000;
/** So many acts of all who work here are read back: more than happen while a desk stays open untouched. */
const ACTS_READ = 100;

/**
 * The card that each of the others opened last, as long as they can still have it before them: until they open another, lock, or have touched nothing for
 * as long as a desk waits. By the log, which every server of the practice writes into.
 *
 * @param person who asks; null for the sheet
 */
export async function readOpenElsewhere(
  database: RequestDatabase,
  person: number | null,
  now: Date,
): Promise<OpenElsewhere[]> {
  const acts = await database
    .selectFrom('desk_log')
    .select(['at', 'person', 'act', 'about', 'about_number'])
    .orderBy('number', 'desc')
    .limit(ACTS_READ)
    .execute();
  const from = new Date(now.getTime() - IDLE_MINUTES * MINUTE_MS).toISOString();
  const known = new Set([person]);
  const open: OpenElsewhere[] = [];
  for (const { at, person: who, act, about, about_number: number } of acts) {
    // Whoever came in by the sheet has become a person so (server/desk/passkey-routes.ts).
    if (act === 'added a passkey after the sheet') known.add(null);
    if (at < from || known.has(who)) continue;
    if (act === 'locked') known.add(who);
    if (act !== 'opened a card' || about === null || number === null) continue;
    known.add(who);
    open.push({ person: who, card: writeCardName({ about, number }), at });
  }
  return open;
}
