import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { KeyChangedAnswer, KeyChangeOffer } from '../../domain/desk/wire.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { keyOfDesk } from '../db/key-of-desk.ts';
import { encryptText } from '../intake/seal.ts';
import { describeError } from '../logging.ts';
import { sealedBytes } from './card-requests.ts';
import { toBase64 } from './card-store.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { doWithLine } from './desk-log.ts';
import { refuseDesk } from './desk-refusals.ts';
import { newKeyForm } from './first-start-routes.ts';
import { requireFreshAdder } from './fresh-touch.ts';
import { changeKey } from './key-change-store.ts';
import { takeTurn } from './people-store.ts';
import { base64url, readBody } from './read-body.ts';
import { issueTicket } from './tickets.ts';

/** More passkeys than any practice has. */
const HANDED_LIMIT = 100;
/** That many, each with some thirty keys of before. */
const BODY_LIMIT_BYTES = 512 * 1024;

const keyForm = z.object({
  ...newKeyForm,
  handed: z.array(z.object({ id: base64url, sealed: sealedBytes })).max(HANDED_LIMIT),
  proof: base64url,
});

/**
 * The practice's key is changed, after somebody has left or a sheet may have been seen (docs/decisions/210-the-key-is-changed-at-the-desk.md). It was
 * made in the browser; only what is sealed comes here, and its public half.
 */
export function addKeyChangeRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, practiceKey } = dependencies;

  app.post('/api/key/begin', async (request, _reply): Promise<KeyChangeOffer> => {
    await requireFreshAdder(dependencies, request);
    return inTransaction(database, async (transaction) => {
      // Whoever changes the key at this moment comes before this; or after, and uses up the ticket.
      await takeTurn(transaction);
      const recipient = (await keyOfDesk(transaction)) ?? practiceKey.recipient();
      const ticket = await issueTicket(transaction, 'key', now());
      return { riddle: toBase64(await encryptText(recipient, ticket)) };
    });
  });

  app.post(
    '/api/key',
    { bodyLimit: BODY_LIMIT_BYTES },
    async (request, _reply): Promise<KeyChangedAnswer> => {
      const session = await requireFreshAdder(dependencies, request);
      const key = readBody(keyForm, request);
      await doWithLine({ database, log: request.log }, async (transaction, write) => {
        const moment = now();
        const outcome = await changeKey(transaction, key, session, moment);
        if (outcome === 'others') throw refuseOthers();
        if (outcome === 'alone') throw refuseAlone();
        if (outcome === 'unproven') throw refuseUnproven();
        const line = { at: moment.toISOString(), person: session.person } as const;
        await write({ ...line, act: 'changed the key' });
      });
      // Only now: were the power lost before all have the key, visitors' requests would be sealed to one that nobody has. Lost here, they are sealed to the
      // one of before, which all have too; the desk says so as it opens. The line is kept by then: with the database the key is changed, and the file follows it.
      const isInForce = await practiceKey.change(key.recipient).catch((error: unknown) => {
        request.log.error({ err: describeError(error) }, 'the changed public key was not written');
        return false;
      });
      return { isInForce };
    },
  );
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

function refuseUnproven() {
  return refuseDesk(
    403,
    'It could not be shown that this window has the key that is in force. Press it once more.',
  );
}
