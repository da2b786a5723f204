import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readCardName } from '../../domain/desk/card-name.ts';
import type { TakenBackAnswer } from '../../domain/desk/wire.ts';
import { ENTRIES_A_MINUTE, entryForm, limited, nameIn, refuseGone } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk } from './desk-refusals.ts';
import { refuseStale, requireDiaryRole } from './diary-times.ts';
import { readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';
import { takeBackBooking } from './take-back-booking.ts';

const takeBackForm = z.object({
  entry: entryForm,
  /** The card by which they asked, and what undoes there that a time was found. */
  asked: z.object({ name: z.string(), entry: entryForm }),
});

/** Takes back what the desk has just booked (docs/decisions/227-a-letter-promises-what-is-held.md). */
export function addTakeBackRoute(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, letters } = dependencies;

  app.post(
    '/api/cards/:name/take-back',
    limited(ENTRIES_A_MINUTE),
    async (request, _reply): Promise<TakenBackAnswer> => {
      const session = await requireSession(database, request, now());
      requireDiaryRole(session);
      const card = nameIn(request);
      const { entry, asked } = readBody(takeBackForm, request);
      const askedBy = readCardName(asked.name);
      if (card.about !== 'appointment' || askedBy === undefined) throw refuseGone();
      const { person } = session;
      const taken = await takeBackBooking({ database, log: request.log }, letters, {
        number: card.number,
        person,
        now: now(),
        entry,
        asked: { card: askedBy, entry: asked.entry },
      });
      if (taken.outcome === 'left') {
        throw refuseDesk(409, 'Its letter has left already. Cancel the visit: another tells them.');
      }
      if (taken.outcome === 'stale') throw refuseStale();
      if (taken.outcome === 'gone') throw refuseGone();
      return { entry: answerOf(taken.entry), undone: answerOf(taken.undone) };
    },
  );
}

function answerOf({ number, person, at }: TakenBackAnswer['entry']): TakenBackAnswer['entry'] {
  return { number, person, at };
}
