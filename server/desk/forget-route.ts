import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { writeCardName, type CardName } from '../../domain/desk/card-name.ts';
import type { ForgottenAnswer } from '../../domain/desk/wire.ts';
import { createEraser } from '../db/erase-deleted.ts';
import { VISITORS_TABLES } from '../forgetting/erase-traces.ts';
import { forgetRows } from '../forgetting/forget-rows.ts';
import { startChores } from '../housekeeping/start-chores.ts';
import { photoFileName } from '../photos/photo-store.ts';
import { cardName, limited, nameIn, refuseGone } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { tellLog, writeLine, type DeskLine } from './desk-log.ts';
import { requireFreshAdder } from './fresh-touch.ts';
import { readBody } from './read-body.ts';

/** Each has a name read and a number typed; and each writes tables anew. */
const FORGOTTEN_A_MINUTE = 12;
/** More cards than anybody has sent. */
const ALSO_LIMIT = 200;
/** Whatever keeps the database's files from being cleared is a reader, and gone soon. */
const ERASED_AGAIN_MS = 60_000;

/** What else of the same person goes with it: which that is, only a browser can read. */
const forgetForm = z.object({ also: z.array(cardName).max(ALSO_LIMIT) });

/** Somebody is forgotten for good, as by the command `forget` (docs/decisions/238-forgotten-at-the-desk.md). */
export function addForgetRoute(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, photoStore } = dependencies;
  const eraser = createEraser(database);
  const eraseAgain = { name: 'erase what was forgotten', run: () => eraser.erase() };
  const stop = startChores([{ ...eraseAgain, intervalMs: ERASED_AGAIN_MS }], app.log);
  app.addHook('onClose', stop);

  const eraseLater = (): void => {
    for (const table of VISITORS_TABLES) eraser.note(table);
  };

  app.post(
    '/api/cards/:name/forget',
    limited(FORGOTTEN_A_MINUTE),
    async (request, _reply): Promise<ForgottenAnswer> => {
      const { person } = await requireFreshAdder(
        dependencies,
        request,
        'Only who may add people may forget somebody. Ask one of them.',
      );
      const card = nameIn(request);
      const { also } = readBody(forgetForm, request);
      const at = now().toISOString();
      const lineOf = (one: CardName): DeskLine => ({ at, person, act: 'forgot a card', card: one });
      const { found, absent, photoFault, isErased } = await forgetRows(
        database,
        withoutRepeated([card, ...also]),
        () => photoStore,
        // With the rows: they are what is forgotten. Photos go after them, by the server itself where they could not go now.
        {
          writeDown: async (transaction, gone) => {
            for (const one of gone) await writeLine(transaction, lineOf(one));
          },
          onDeleted: (gone) => {
            for (const one of gone) tellLog(request.log, lineOf(one));
          },
        },
      ).catch((error: unknown) => {
        // The rows may be gone all the same.
        eraseLater();
        throw error;
      });
      if (!isErased) eraseLater();
      if (found.length === 0) throw refuseGone();
      for (const { id } of absent) {
        request.log.warn({ file: photoFileName(id) }, 'a photo was not in its store');
      }
      return { arePhotosLeft: photoFault !== undefined, photosAbsent: absent.length };
    },
  );
}

function withoutRepeated(names: readonly CardName[]): CardName[] {
  return [...new Map(names.map((name) => [writeCardName(name), name])).values()];
}
