import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import {
  PERSON_NAME_LIMIT_CHARACTERS,
  ROLES,
  type Role,
  type SessionAnswer,
  type StartOffer,
} from '../../domain/desk/wire.ts';
import { isDeskStarted } from '../db/desk-started.ts';
import { encryptText } from '../intake/seal.ts';
import { IDENTITY_FILE } from '../intake/sealing-key.ts';
import { describeError } from '../logging.ts';
import { toBase64 } from './card-store.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { doWithLine } from './desk-log.ts';
import { refuseDesk } from './desk-refusals.ts';
import { registrationForm, verifyNewPasskey, wrappedForm } from './passkeys.ts';
import { addPerson, readPeople, takeTurn } from './people-store.ts';
import { isRecipient } from './practice-key.ts';
import { base64, base64url, readBody } from './read-body.ts';
import { openSession } from './sessions.ts';
import { addSheet } from './sheet-store.ts';
import { isTicket, issueTicket, useTicket } from './tickets.ts';

/** A key of the practice, and the sheet that opens it. */
export const newKeyForm = {
  recipient: z.string().refine(isRecipient),
  /** The identity and the sheet's own, wrapped to the words of the sheet. */
  sheet: base64,
  /** The public half of the sheet's own. */
  sheetRecipient: z.string().refine(isRecipient),
};

const beginForm = z.object({ ticket: base64url });

// The keys of an object that nobody adds to are those of its type.
const ROLE_NAMES = Object.keys(ROLES) as Role[];

/** How a person is added, at the first start and later. */
export const personForm = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(PERSON_NAME_LIMIT_CHARACTERS)
    .regex(/^[^\p{Cc}\p{Cf}]+$/u),
  role: z.enum(ROLE_NAMES),
  credential: registrationForm,
  key: wrappedForm,
});

const startForm = personForm.extend({
  ticket: base64url,
  ...newKeyForm,
  /** That the key is held which requests are sealed to already. */
  proof: base64url.optional(),
});

/** The first start: the key, the sheet and the first person, all at once or not at all. */
export function addFirstStartRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, origin, practiceKey } = dependencies;

  app.post('/api/first-start/begin', async (request, _reply): Promise<StartOffer> => {
    const { ticket } = readBody(beginForm, request);
    const isOpen = await isTicket(database, 'first-start', ticket, now());
    if (!isOpen || (await isDeskStarted(database))) throw refuseLink();
    const recipient = practiceKey.recipient();
    const mayBeReplaced = await practiceKey.mayBeReplaced();
    return {
      challenge: await issueTicket(database, 'register', now()),
      recipient,
      mayBeReplaced,
      hasKeyFile: await practiceKey.hasKeyFile(),
      riddle: mayBeReplaced
        ? null
        : toBase64(await encryptText(recipient, await issueTicket(database, 'key', now()))),
    };
  });

  app.post('/api/first-start', async (request, reply): Promise<SessionAnswer> => {
    const form = readBody(startForm, request);
    const { ticket, recipient, sheet, sheetRecipient, name, role, credential, key } = form;
    if (!(await isTicket(database, 'first-start', ticket, now()))) throw refuseLink();
    const useChallenge = (challenge: string) => useTicket(database, 'register', challenge, now());
    const passkey = await verifyNewPasskey(credential, key, { origin, useChallenge });
    await checkProof(form.proof);
    const at = now().toISOString();
    const isAnother = recipient !== practiceKey.recipient();
    const hadKeyFile = isAnother && (await practiceKey.hasKeyFile());
    const person = await doWithLine({ database, log: request.log }, async (transaction, write) => {
      // Whoever does the same in another window, or on another server, comes after this one.
      await takeTurn(transaction);
      if (await isDeskStarted(transaction)) throw refuseLink();
      if (isAnother && !(await practiceKey.mayBeReplaced(transaction))) throw refuseOldKey();
      await transaction.deleteFrom('desk_tickets').where('purpose', '=', 'first-start').execute();
      await addSheet(transaction, { sheet, sheetRecipient, recipient }, at);
      const first = { name, role, addsPeople: true };
      const person = await addPerson(transaction, first, passkey, at);
      await write({ at, person, act: 'first start' });
      return person;
    });
    // Only now, and the line with what it tells of: visitors' requests are sealed to a key that is kept. What cannot be written here is written at the next start (agree-on-key.ts), and the desk
    // says so as it opens.
    if (isAnother) {
      await practiceKey.change(recipient).catch((error: unknown) => {
        request.log.error({ err: describeError(error) }, 'the new public key was not written');
      });
    }
    if (hadKeyFile) {
      request.log.warn(
        { file: IDENTITY_FILE },
        'the desk has a key of its own: this file opens nothing that comes from now on, and nothing was sealed to it before',
      );
    }
    reply.header('set-cookie', await openSession(database, person, now()));
    return { person, people: await readPeople(database) };
  });

  /** Where the key stays, whoever begins must hold it: the link alone may have been read in a log. */
  async function checkProof(proof: string | undefined): Promise<void> {
    if (await practiceKey.mayBeReplaced()) return;
    if (proof === undefined || !(await useTicket(database, 'key', proof, now()))) {
      throw refuseDesk(403, 'The key could not be checked. Begin again and bring it.');
    }
  }
}

function refuseOldKey() {
  return refuseDesk(
    409,
    'A request came in meanwhile, sealed to the key of before. Begin again and bring that key.',
  );
}

function refuseLink() {
  return refuseDesk(
    403,
    'This link is used up. Start the server again: it prints a new one while nobody has been added.',
  );
}
