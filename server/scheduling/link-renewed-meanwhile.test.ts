import { randomUUID } from 'node:crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RequestDatabase } from '../db/open-database.ts';
import { correctAddress } from '../desk/address-store.ts';
import type { IntakeDependencies } from '../intake/dependencies.ts';
import { createOutbox, type Outbox } from '../outbox/create-outbox.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { sampleDependencies } from '../test-support/sample-dependencies.ts';
import { LETTER_KEY } from '../test-support/sample-desk.ts';
import { sendDeskLetters } from '../test-support/send-desk-letters.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { createAppointmentChanges, type AppointmentLink } from './change-appointment.ts';
import { createAppointmentReceiver } from './receive-appointment.ts';

const FRIDAY = '2027-03-12T09:00:00-05:00';
const RIGHT = { email: 'ann@example.com', language: 'en-US' } as const;

let store: TestDatabase;
let database: RequestDatabase;
let outbox: Outbox;
let dependencies: IntakeDependencies;
let old: AppointmentLink;
/** What a colleague does as soon as the clock is next looked at. */
let meanwhile: (() => void) | undefined;

beforeEach(async () => {
  store = await createTestDatabase();
  ({ database } = await store.open());
  outbox = createOutbox({
    mail: {
      send: async () => undefined,
      practiceAddress: undefined,
      confirmationKey: LETTER_KEY,
      siteOrigin: 'https://www.example.org',
      practice: SAMPLE_PRACTICE,
      reminds: true,
    },
  });
  dependencies = sampleDependencies(
    {
      database,
      dataDir: store.dataDir,
      recipient: await identityToRecipient(await generateX25519Identity()),
    },
    {
      addNotices: outbox.addNotices,
      now: () => {
        const act = meanwhile;
        meanwhile = undefined;
        act?.();
        return SCHEDULING_NOW;
      },
    },
  );
  const key = randomUUID();
  const countNew = async () => async () => undefined;
  const sender = { isForm: false, suspicion: undefined };
  const { id } = await createAppointmentReceiver(dependencies)(
    key,
    { ...SAMPLE_APPOINTMENT, email: 'stranger@example.com' },
    countNew,
    sender,
  );
  old = { id, token: dependencies.tokens.of(id, key) };
  // The stranger has the letter of the booking.
  await sendDeskLetters(database, SCHEDULING_NOW);
});
afterEach(() => store.remove());

const correct = async () => {
  const { deskLetters: letters } = outbox;
  if (letters === undefined) throw new Error('No letters are sent.');
  return correctAddress(
    { database, log: { info: () => undefined } },
    { letters, tokens: dependencies.tokens, recipient: 'nobody' },
    {
      card: { about: 'appointment', number: 1 },
      person: null,
      now: SCHEDULING_NOW,
      entry: { id: randomUUID(), sealed: Buffer.from('sealed') },
      to: RIGHT,
      isOther: true,
    },
  );
};
const sent = async () => sendDeskLetters(database, new Date(SCHEDULING_NOW.getTime() + 20_000));
const visit = () =>
  database
    .selectFrom('appointments')
    .select(['starts_at', 'cancelled_at'])
    .executeTakeFirstOrThrow();

it('moves nothing by a link that was replaced while it was used, and the new one goes out', async () => {
  const changes = createAppointmentChanges(dependencies);
  const countNew = async () => {
    await correct();
    return async () => undefined;
  };
  const moved = await changes
    .reschedule(old, { startsAt: FRIDAY, sequence: 0 }, countNew, false)
    .catch((error: unknown) => error);
  expect(await visit()).toMatchObject({ starts_at: SAMPLE_APPOINTMENT.startsAt });
  expect((await sent()).map(({ to }) => to)).toEqual([RIGHT.email]);
  expect(moved).toBeUndefined();
});

it('cancels nothing by such a link', async () => {
  const changes = createAppointmentChanges(dependencies);
  let corrected: Promise<unknown> = Promise.resolve();
  // `read` looks at the clock once, the change once more, behind it.
  let looks = 0;
  const wait = (): void => {
    looks += 1;
    if (looks < 2) meanwhile = wait;
    else corrected = correct();
  };
  meanwhile = wait;
  const cancelled = await changes.cancel(old, {}).catch((error: unknown) => error);
  await corrected;
  expect(await visit()).toMatchObject({ cancelled_at: null });
  expect((await sent()).map(({ to }) => to)).toEqual([RIGHT.email]);
  expect(cancelled).toBeUndefined();
});
