import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { KeyChangedAnswer } from '../../domain/desk/wire.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { sealedBytes } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { writeDown } from './desk-log.ts';
import { refuseDesk } from './desk-refusals.ts';
import { newKeyForm } from './first-start-routes.ts';
import { requireFreshAdder } from './fresh-touch.ts';
import { changeKey } from './key-change-store.ts';
import { base64url, readBody } from './read-body.ts';

/** More passkeys than any practice has. */
const HANDED_LIMIT = 100;

const keyForm = z.object({
  ...newKeyForm,
  handed: z.array(z.object({ id: base64url, sealed: sealedBytes })).max(HANDED_LIMIT),
});

/**
 * The practice's key is changed, after somebody has left or a sheet may have been seen (docs/decisions/210-the-key-is-changed-at-the-desk.md). It was
 * made in the browser; only what is sealed comes here, and its public half.
 */
export function addKeyChangeRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, practiceKey } = dependencies;

  app.post('/api/key', async (request, _reply): Promise<KeyChangedAnswer> => {
    const session = await requireFreshAdder(dependencies, request);
    const key = readBody(keyForm, request);
    const before = practiceKey.recipient();
    let isInForce = false;
    await inTransaction(database, async (transaction) => {
      const outcome = await changeKey(transaction, key, session, now().toISOString());
      if (outcome === 'others') throw refuseOthers();
      if (outcome === 'alone') throw refuseAlone();
      // Last of all: visitors' requests are sealed to a key only once it is kept.
      isInForce = await practiceKey.change(key.recipient);
    }).catch(async (error: unknown) => {
      if (isInForce) await practiceKey.takeBack(before);
      throw error;
    });
    await writeDown({ database, now, log: request.log }, session.person, 'changed the key');
    return { isInForce };
  });
}

function refuseOthers() {
  return refuseDesk(
    409,
    'A passkey was added or removed meanwhile, so nothing was changed. Press it once more.',
  );
}

function refuseAlone() {
  return refuseDesk(
    409,
    'Your passkey was made before keys could be changed here. Add one of yours first, under Passkeys; then change the key.',
  );
}
