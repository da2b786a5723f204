import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type {
  DoorAnswer,
  SessionAnswer,
  SheetOffer,
  SignedIn,
  SignInOffer,
} from '../../domain/desk/wire.ts';
import { isDeskStarted } from '../db/desk-started.ts';
import { encryptText } from '../intake/seal.ts';
import { toBase64 } from './card-store.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { doWithLine } from './desk-log.ts';
import { refuseDesk, refuseSignIn } from './desk-refusals.ts';
import { assertionForm, verifyAssertion } from './passkeys.ts';
import { countUse, findPasskey, offeredKeys, readPeople, takeTurn } from './people-store.ts';
import { base64url, readBody } from './read-body.ts';
import {
  dropCookie,
  endSession,
  letRunOut,
  openSession,
  requireSession,
  touchSession,
} from './sessions.ts';
import { findSheet } from './sheet-store.ts';
import { issueTicket, useTicket } from './tickets.ts';
import { toldPractice } from './told-practice.ts';

const proofForm = z.object({ proof: base64url });

/** How the desk is opened: by a passkey's signature, or by the words of the sheet. */
export function addSignInRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, origin, practiceKey } = dependencies;

  app.post('/api/sign-in/begin', async (): Promise<SignInOffer> => ({
    challenge: await issueTicket(database, 'sign-in', now()),
    keys: await offeredKeys(database),
  }));

  app.post('/api/sign-in', async (request, reply): Promise<SignedIn> => {
    const assertion = readBody(assertionForm, request);
    const known = await findPasskey(database, assertion.id);
    if (known === undefined) throw refuseSignIn();
    const useChallenge = (challenge: string) => useTicket(database, 'sign-in', challenge, now());
    const signCount = await verifyAssertion(assertion, known, { origin, useChallenge });
    const { cookie, wrapped, handed, recipient } = await doWithLine(
      { database, log: request.log },
      async (transaction, write) => {
        // Whoever removes the passkey or its owner at this moment comes before this, and it opens nothing; or after, and ends the session.
        await takeTurn(transaction);
        const opened = await countUse(transaction, known.id, signCount);
        if (opened === undefined) throw refuseSignIn();
        await letRunOut(transaction, request, now());
        const { person } = known;
        await write({ at: now().toISOString(), person, act: 'signed in' });
        return { ...opened, cookie: await openSession(transaction, person, now()) };
      },
    );
    reply.header('set-cookie', cookie);
    const people = await readPeople(database);
    return {
      person: known.person,
      people,
      wrapped: toBase64(wrapped),
      handed: handed === null ? null : toBase64(handed),
      recipient,
    };
  });

  app.post('/api/sheet/begin', async (): Promise<SheetOffer> => {
    const sheet = await findSheet(database);
    // One of before the sheet had an identity of its own proves the key alone.
    if (sheet === undefined || sheet.recipient === practiceKey.recipient()) {
      throw refuseDesk(404, 'There is no sheet that opens this desk.');
    }
    const ticket = await issueTicket(database, 'sheet', now());
    return {
      wrapped: toBase64(sheet.wrapped),
      riddle: toBase64(await encryptText(sheet.recipient, ticket)),
    };
  });

  app.post('/api/sheet', async (request, reply): Promise<SessionAnswer> => {
    const { proof } = readBody(proofForm, request);
    const cookie = await doWithLine({ database, log: request.log }, async (transaction, write) => {
      // As above: who is removed ends what the sheet has opened.
      await takeTurn(transaction);
      if (!(await useTicket(transaction, 'sheet', proof, now()))) throw refuseSignIn();
      await letRunOut(transaction, request, now());
      await write({ at: now().toISOString(), person: null, act: 'opened by the sheet' });
      return openSession(transaction, null, now());
    });
    reply.header('set-cookie', cookie);
    return { person: null, people: await readPeople(database) };
  });
}

/** What the desk's page asks beside: whether it is set up, that somebody is there, and that it is locked. */
export function addSessionRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, practice } = dependencies;

  app.get('/api/door', async (): Promise<DoorAnswer> => ({
    isStarted: await isDeskStarted(database),
    practice: toldPractice(practice),
  }));

  /** Somebody's own passkeys, for the fresh touch that some changes need. */
  app.post('/api/session/keys', async (request, _reply): Promise<SignInOffer> => {
    const { person } = await requireSession(database, request, now());
    return {
      challenge: await issueTicket(database, 'sign-in', now()),
      keys: person === null ? [] : await offeredKeys(database, person),
    };
  });

  app.post('/api/session/touch', async (request, reply) => {
    const session = await requireSession(database, request, now());
    await touchSession(database, session, now());
    return reply.code(204).send();
  });

  app.post('/api/session/end', async (request, reply) => {
    const session = await requireSession(database, request, now());
    // In any case: where the database refuses, the browser has nothing left to open it with.
    dropCookie(reply);
    await doWithLine({ database, log: request.log }, async (transaction, write) => {
      await endSession(transaction, session);
      await write({ at: now().toISOString(), person: session.person, act: 'locked' });
    });
    return reply.code(204).send();
  });
}
