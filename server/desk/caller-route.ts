import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { writeCardName } from '../../domain/desk/card-name.ts';
import type { CallerAnswer } from '../../domain/desk/wire.ts';
import { storeCaller } from './caller-store.ts';
import { ENTRIES_A_MINUTE, entryForm, limited, sealedBytes } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk } from './desk-refusals.ts';
import { requireRightClock } from './diary-times.ts';
import { readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';

/** Neither its kind nor a word of it: the one is always the same, the other sealed. */
const callerForm = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  sealed: sealedBytes,
  entry: entryForm,
});

/** A card for somebody who called the practice (docs/decisions/259-a-card-for-a-caller.md). Whoever answers the phone makes one, whatever their role. */
export function addCallerRoute(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now } = dependencies;

  app.post(
    '/api/callers',
    limited(ENTRIES_A_MINUTE),
    async (request, _reply): Promise<CallerAnswer> => {
      const { person } = await requireSession(database, request, now());
      const wanted = readBody(callerForm, request);
      requireRightClock(wanted.receivedAt, now());
      const stored = await storeCaller(
        { database, log: request.log },
        { ...wanted, person, now: now() },
      );
      if (stored === 'elsewhere') {
        throw refuseDesk(409, 'This was written on another card already.');
      }
      const card = { about: 'request', number: stored.number } as const;
      return { name: writeCardName(card), entry: stored.entry };
    },
  );
}
