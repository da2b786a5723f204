import { writeCardName } from '../../domain/desk/card-name.ts';
import type { ForgottenCard } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/** As many as one act may forget: a desk asks within seconds, and one without a line for longer lacks a name at worst. */
const READ_LIMIT = 200;

/** The cards that were forgotten last, and by whom, from the log: asked for by a desk that still has one of them. */
export async function readForgotten(database: RequestDatabase): Promise<ForgottenCard[]> {
  const lines = await database
    .selectFrom('desk_log')
    .select(['person', 'at', 'about', 'about_number'])
    .where('act', '=', 'forgot a card')
    .orderBy('number', 'desc')
    .limit(READ_LIMIT)
    .execute();
  return lines.flatMap(({ person, at, about, about_number: number }) =>
    about === null || number === null
      ? []
      : [{ card: writeCardName({ about, number }), person, at }],
  );
}
