import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { PRINTED_SHEETS, type PrintedSheet } from '../../domain/desk/printed-sheets.ts';
import { cardName, refuseGone } from './card-requests.ts';
import { readCard } from './card-store.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { writeDown } from './desk-log.ts';
import type { PrintAct } from './desk-words.ts';
import { readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';

const ACTS: Readonly<Record<PrintedSheet, PrintAct>> = {
  card: 'printed a card',
  photos: 'printed a sheet of photos',
  day: 'printed a day sheet',
  samples: 'printed the list of samples',
  recovery: 'printed a recovery sheet',
};

const printedForm = z.object({
  sheet: z.enum(PRINTED_SHEETS),
  /** Where it is of one. */
  card: cardName.optional(),
  /** The browser could not tell it when it was. */
  isLate: z.boolean().optional(),
});

/** What leaves the desk on paper is a line in its log (docs/decisions/245-printing-is-a-line-in-the-log.md). */
export function addPrintRoute(app: FastifyInstance, { database, now }: DeskDependencies): void {
  app.post('/api/printed', async (request, reply) => {
    const { person } = await requireSession(database, request, now());
    const { sheet, card, isLate = false } = readBody(printedForm, request);
    if (card !== undefined && (await readCard(database, card)) === undefined) throw refuseGone();
    const act = isLate ? (`${ACTS[sheet]}, told late` as const) : ACTS[sheet];
    const line = { at: now().toISOString(), person, act, ...(card === undefined ? {} : { card }) };
    await writeDown({ database, log: request.log }, line);
    return reply.code(204).send();
  });
}
