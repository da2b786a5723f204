import type { FastifyBaseLogger } from 'fastify';
import { writeCardName, type CardName } from '../../domain/desk/card-name.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DeskAct } from './desk-words.ts';

/**
 * Who did what to which number, and when: in the database for as long as that is kept, and as a line of the server's log. Never what was read or
 * written, nor a name.
 */
export async function writeDown(
  { database, log, now }: { database: RequestDatabase; log: FastifyBaseLogger; now: () => Date },
  person: number | null,
  act: DeskAct,
  card?: CardName,
): Promise<void> {
  await database
    .insertInto('desk_log')
    .values({
      at: now().toISOString(),
      person,
      act,
      about: card?.about ?? null,
      about_number: card?.number ?? null,
    })
    .execute();
  log.info(
    { desk: act, person, ...(card === undefined ? {} : { card: writeCardName(card) }) },
    'desk',
  );
}
