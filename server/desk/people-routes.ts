import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { SessionAnswer } from '../../domain/desk/wire.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { doWithLine } from './desk-log.ts';
import { refuseDesk } from './desk-refusals.ts';
import { personForm } from './first-start-routes.ts';
import { requireFreshAdder, requireStillAdder } from './fresh-touch.ts';
import { verifyNewPasskey } from './passkeys.ts';
import { changeRights, removePerson } from './people-rights.ts';
import { addPerson, readPeople, takeTurn } from './people-store.ts';
import { readBody } from './read-body.ts';
import { requireSession, type DeskSession } from './sessions.ts';
import { issueTicket, useTicket } from './tickets.ts';

const newPersonForm = personForm.extend({ addsPeople: z.boolean() });
const changeForm = personForm
  .pick({ role: true })
  .extend({ person: z.int(), addsPeople: z.boolean() });
const removalForm = z.object({ person: z.int() });

/** Who may open the desk. All hold the same key, so reading is not divided by role. */
export function addPeopleRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, origin } = dependencies;
  const useChallenge = (challenge: string) => useTicket(database, 'register', challenge, now());

  app.post('/api/people/begin', async (request, _reply) => {
    await requireSession(database, request, now());
    return { challenge: await issueTicket(database, 'register', now()) };
  });

  app.post('/api/people', async (request, _reply): Promise<SessionAnswer> => {
    const session = await requireFreshAdder(dependencies, request);
    const { name, role, addsPeople, credential, key } = readBody(newPersonForm, request);
    const passkey = await verifyNewPasskey(credential, key, { origin, useChallenge });
    const at = now().toISOString();
    await doWithLine({ database, log: request.log }, async (transaction, write) => {
      await takeTurn(transaction);
      await requireStillAdder(transaction, request, now());
      await addPerson(transaction, { name, role, addsPeople }, passkey, at);
      await write({ at, person: session.person, act: 'added a person' });
    });
    return answerTo(session);
  });

  /** What somebody who is here may do, oneself too: their role, and whether they may add people. */
  app.post('/api/people/change', async (request, _reply): Promise<SessionAnswer> => {
    const session = await requireFreshAdder(dependencies, request);
    const { person, role, addsPeople } = readBody(changeForm, request);
    const by = { at: now().toISOString(), person: session.person };
    await doWithLine({ database, log: request.log }, async (transaction, write) => {
      // Two who take it from each other at once come one after the other.
      await takeTurn(transaction);
      await requireStillAdder(transaction, request, now());
      const rights = { role, addsPeople };
      const former = await changeRights(transaction, person, rights, session.hash);
      if (former === undefined) throw refuseDesk(404, 'Nobody of that name works here any more.');
      if (former === 'too few') throw refuseTooFew();
      if (former.addsPeople !== addsPeople) {
        const act = addsPeople ? 'let a person add people' : 'let a person add people no more';
        await write({ ...by, act });
      }
      if (former.role !== role) await write({ ...by, act: 'changed a role' });
    });
    return answerTo(session);
  });

  app.post('/api/people/remove', async (request, _reply): Promise<SessionAnswer> => {
    const session = await requireFreshAdder(dependencies, request);
    const { person } = readBody(removalForm, request);
    const at = now().toISOString();
    await doWithLine({ database, log: request.log }, async (transaction, write) => {
      // Two who remove each other at once come one after the other.
      await takeTurn(transaction);
      await requireStillAdder(transaction, request, now());
      if (!(await removePerson(transaction, person, at))) throw refuseTooFew();
      await write({ at, person: session.person, act: 'removed a person' });
    });
    return answerTo(session);
  });

  async function answerTo({ person }: DeskSession): Promise<SessionAnswer> {
    return { person, people: await readPeople(database) };
  }
}

function refuseTooFew() {
  return refuseDesk(
    409,
    'Two people who have a passkey must always be able to add others. Let somebody else do so first.',
  );
}
