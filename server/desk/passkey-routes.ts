import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PasskeysAnswer, SessionAnswer } from '../../domain/desk/wire.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { doWithLine } from './desk-log.ts';
import { refuseDesk } from './desk-refusals.ts';
import { requireFresh, requireStillAdder } from './fresh-touch.ts';
import { registrationForm, verifyNewPasskey, wrappedForm } from './passkeys.ts';
import {
  addPasskey,
  countPasskeys,
  ownerOfPasskey,
  readPasskeys,
  readPeople,
  removePasskey,
  takeTurn,
} from './people-store.ts';
import { base64url, readBody } from './read-body.ts';
import { requireSession, takeOver } from './sessions.ts';
import { useTicket } from './tickets.ts';

const newPasskeyForm = z.object({
  person: z.int(),
  credential: registrationForm,
  key: wrappedForm,
});
const removalForm = z.object({
  id: base64url,
  /** That whoever asks has been told that it is its owner's last one. */
  shutsOut: z.boolean().default(false),
});

/** A computer, a phone, a key in the safe, and what takes their place; every one of them is offered at each sign-in. */
const PASSKEYS_LIMIT = 5;

/** The passkeys of those who work here: further ones, and those whose machine was lost or sold. */
export function addPasskeyRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, origin } = dependencies;
  const useChallenge = (challenge: string) => useTicket(database, 'register', challenge, now());

  app.get('/api/passkeys', async (request, _reply): Promise<PasskeysAnswer> => {
    await requireSession(database, request, now());
    return { passkeys: await readPasskeys(database) };
  });

  /** A further passkey: of one's own; after the sheet, of whoever opened with it; and by who may add people, of somebody who has none any more and sits beside them. */
  app.post('/api/passkeys', async (request, _reply): Promise<SessionAnswer> => {
    const session = await requireFresh(dependencies, request);
    const { person, credential, key } = readBody(newPasskeyForm, request);
    const isGiven = session.person !== null && session.person !== person;
    if (isGiven && !session.addsPeople) throw refuseOthersPasskey();
    const passkey = await verifyNewPasskey(credential, key, { origin, useChallenge });
    const at = now().toISOString();
    const people = await doWithLine({ database, log: request.log }, async (transaction, write) => {
      // One of somebody who is removed at this moment would be left: nobody would see it, and no key could be changed beside it.
      await takeTurn(transaction);
      // Whoever is shut out at this moment has lost what they have open.
      await (isGiven ? requireStillAdder : requireSession)(transaction, request, now());
      const everybody = await readPeople(transaction);
      if (!everybody.some(({ number, hasLeft }) => number === person && !hasLeft)) {
        throw refuseOthersPasskey();
      }
      const count = await countPasskeys(transaction, person);
      // One beside those that somebody has would sign for them unseen.
      if (isGiven && count > 0) throw refuseOthersPasskey();
      if (count >= PASSKEYS_LIMIT) {
        throw refuseDesk(409, `A person has ${PASSKEYS_LIMIT} passkeys at most.`);
      }
      await addPasskey(transaction, person, passkey, at);
      if (isGiven) {
        await write({ at, person: session.person, act: 'gave a person a passkey' });
        return everybody;
      }
      await takeOver(transaction, session, person);
      const act = session.person === null ? 'added a passkey after the sheet' : 'added a passkey';
      await write({ at, person, act });
      return everybody;
    });
    return { person: isGiven ? session.person : person, people };
  });

  /** One's own, or, for who may add people, anybody's, also somebody else's last. What it has opened is locked at once. */
  app.post('/api/passkeys/remove', async (request, _reply): Promise<PasskeysAnswer> => {
    const session = await requireFresh(dependencies, request);
    const { id, shutsOut } = readBody(removalForm, request);
    await doWithLine({ database, log: request.log }, async (transaction, write) => {
      // Two who shut each other out at once come one after the other, and nobody is left outside with the other.
      await takeTurn(transaction);
      const { addsPeople } = await requireSession(transaction, request, now());
      const owner = await ownerOfPasskey(transaction, id);
      const by = { at: now().toISOString(), person: session.person };
      // Removed already: what was wanted is so.
      if (owner === undefined) return write({ ...by, act: 'removed a passkey' });
      if (owner !== session.person && !addsPeople) {
        throw refuseDesk(403, 'A passkey is removed by its owner, or by who may add people.');
      }
      const mayShutOut = shutsOut && owner !== session.person;
      const wanted = { id, owner, mayShutOut, spared: session.hash };
      const outcome = await removePasskey(transaction, wanted);
      if (outcome === 'last') {
        throw refuseDesk(
          409,
          'That is the only passkey of this person. Look at the list once more: they would be shut out.',
        );
      }
      const isOut = outcome === 'shut out';
      await write({ ...by, act: isOut ? 'removed somebody’s last passkey' : 'removed a passkey' });
    });
    return { passkeys: await readPasskeys(database) };
  });
}

function refuseOthersPasskey() {
  return refuseDesk(403, 'A passkey is added by its owner.');
}
