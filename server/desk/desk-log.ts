import type { FastifyBaseLogger } from 'fastify';
import { writeCardName, type CardName } from '../../domain/desk/card-name.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { ChangingAct, DeskAct, ReadingAct } from './desk-words.ts';

/** Who did what to which number, and when. Never what was read or written, nor a name. */
export interface DeskLine<Act extends DeskAct = ChangingAct> {
  at: string;
  /** Null: whoever has opened the desk by the recovery sheet. */
  person: number | null;
  act: Act;
  card?: CardName;
}

/** The database in which an act is done, and the server's log that is told of it. */
export interface ToldDatabase {
  database: RequestDatabase;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/**
 * Does an act of the desk in one transaction with its line: both are kept, or neither (docs/decisions/258-an-act-and-its-line-together.md). The server's
 * log is told once they are kept, and once alone where the transaction had to be run again.
 *
 * @param task does the act, and writes its line with what it is given; as that of `inTransaction` it may be run again
 */
export async function doWithLine<Result>(
  { database, log }: ToldDatabase,
  task: (transaction: RequestDatabase, write: (line: DeskLine) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  let lines: DeskLine[] = [];
  const result = await inTransaction(database, (transaction) => {
    // Those of a transaction that was undone went with it.
    lines = [];
    return task(transaction, async (line) => {
      await writeLine(transaction, line);
      lines.push(line);
    });
  });
  for (const line of lines) tellLog(log, line);
  return result;
}

/** Writes down an act that changes nothing, or nothing here: what was read, saved or printed. */
export async function writeDown(
  { database, log }: ToldDatabase,
  line: DeskLine<ReadingAct>,
): Promise<void> {
  await writeLine(database, line);
  tellLog(log, line);
}

/** Writes a line into the table, where its act has a transaction that is made elsewhere: in that one. `tellLog` follows once it is kept. */
export async function writeLine(
  transaction: RequestDatabase,
  { at, person, act, card }: DeskLine<DeskAct>,
): Promise<void> {
  const about = { about: card?.about ?? null, about_number: card?.number ?? null };
  await transaction
    .insertInto('desk_log')
    .values({ at, person, act, ...about })
    .execute();
}

/** The same line in the server's log. */
export function tellLog(log: ToldDatabase['log'], { person, act, card }: DeskLine<DeskAct>): void {
  log.info(
    { desk: act, person, ...(card === undefined ? {} : { card: writeCardName(card) }) },
    'desk',
  );
}
