import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { SessionAnswer } from '../../domain/desk/wire.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { writeDown } from './desk-log.ts';
import { refuseDesk } from './desk-refusals.ts';
import { personForm } from './first-start-routes.ts';
import { registrationForm, verifyNewPasskey } from './passkeys.ts';
import { addPasskey, addPerson, countPasskeys, readPeople, removePerson } from './people-store.ts';
import { base64, readBody } from './read-body.ts';
import { requireSession, takeOver, type DeskSession } from './sessions.ts';
import { issueTicket, useTicket } from './tickets.ts';

const newPersonForm = personForm.extend({ addsPeople: z.boolean() });
const newPasskeyForm = z.object({
  person: z.int(),
  credential: registrationForm,
  wrapped: base64,
});
const removalForm = z.object({ person: z.int() });

/** A computer, a phone, a key in the safe, and what takes their place; every one of them is offered at each sign-in. */
const PASSKEYS_LIMIT = 5;

/** Whoever changes who may open the desk has touched their passkey just now. */
const FRESH_MS = 2 * 60_000;
/** Twelve words take longer to type than a touch, and what they are opened for comes after. */
const FRESH_BY_SHEET_MS = 10 * 60_000;

/** Who may open the desk. All hold the same key, so reading is not divided by role. */
export function addPeopleRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, origin } = dependencies;
  const useChallenge = (challenge: string) => useTicket(database, 'register', challenge, now());

  app.post('/api/people/begin', async (request, _reply) => {
    await requireSession(database, request, now());
    return { challenge: await issueTicket(database, 'register', now()) };
  });

  app.post('/api/people', async (request, _reply): Promise<SessionAnswer> => {
    const session = await requireFreshAdder(request);
    const { name, role, addsPeople, credential, wrapped } = readBody(newPersonForm, request);
    const passkey = await verifyNewPasskey(credential, wrapped, { origin, useChallenge });
    const at = now().toISOString();
    await inTransaction(database, (transaction) =>
      addPerson(transaction, { name, role, addsPeople }, passkey, at),
    );
    await writeDown({ database, now, log: request.log }, session.person, 'added a person');
    return answerTo(session);
  });

  app.post('/api/people/remove', async (request, _reply): Promise<SessionAnswer> => {
    const session = await requireFreshAdder(request);
    const { person } = readBody(removalForm, request);
    const at = now().toISOString();
    const isRemoved = await inTransaction(database, async (transaction) => {
      // Two who remove each other at once come one after the other.
      await transaction
        .updateTable('desk_counter')
        .set({ value: sql<number>`value` })
        .execute();
      return removePerson(transaction, person, at);
    });
    if (!isRemoved) {
      throw refuseDesk(
        409,
        'Two people must always be able to add others. Let somebody else do so first.',
      );
    }
    await writeDown({ database, now, log: request.log }, session.person, 'removed a person');
    return answerTo(session);
  });

  /** A further passkey: of one's own, or, after the sheet, of whoever opened with it. */
  app.post('/api/passkeys', async (request, _reply): Promise<SessionAnswer> => {
    const session = await requireFresh(request);
    const { person, credential, wrapped } = readBody(newPasskeyForm, request);
    const people = await readPeople(database);
    const isOwn = session.person === null || session.person === person;
    if (!isOwn || !people.some(({ number, hasLeft }) => number === person && !hasLeft)) {
      throw refuseDesk(403, 'A passkey is added by its owner.');
    }
    if ((await countPasskeys(database, person)) >= PASSKEYS_LIMIT) {
      throw refuseDesk(409, `A person has ${PASSKEYS_LIMIT} passkeys at most.`);
    }
    const passkey = await verifyNewPasskey(credential, wrapped, { origin, useChallenge });
    await addPasskey(database, person, passkey, now().toISOString());
    await takeOver(database, session, person);
    await writeDown({ database, now, log: request.log }, person, 'added a passkey');
    return { person, people };
  });

  /** @throws Refusal 403 for a touch that is too long ago, since an open desk may have been left alone */
  async function requireFresh(request: FastifyRequest): Promise<DeskSession> {
    const session = await requireSession(database, request, now());
    const isBySheet = session.person === null;
    if (now().getTime() - session.openedAtMs > (isBySheet ? FRESH_BY_SHEET_MS : FRESH_MS)) {
      throw refuseDesk(
        403,
        isBySheet
          ? 'Lock the desk and type the words once more: they were typed too long ago for this.'
          : 'Touch your passkey once more: this needs a fresh touch.',
      );
    }
    return session;
  }

  /** @throws Refusal 403 also for who may not add people */
  async function requireFreshAdder(request: FastifyRequest): Promise<DeskSession> {
    const session = await requireFresh(request);
    if (!session.addsPeople) throw refuseDesk(403, 'You may not add or remove people.');
    return session;
  }

  async function answerTo({ person }: DeskSession): Promise<SessionAnswer> {
    return { person, people: await readPeople(database) };
  }
}
