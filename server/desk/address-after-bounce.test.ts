import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { encryptText } from '../intake/seal.ts';
import { createOutbox } from '../outbox/create-outbox.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { createSampleDesk, LETTER_KEY, type SampleDesk } from '../test-support/sample-desk.ts';

/** The sample desk's time. */
const NOW = new Date('2027-07-01T14:00:00Z');
const SOON = new Date(NOW.getTime() + 20_000);
const WRONG = { email: 'ann@exmaple.com', language: 'en-US' };
const RIGHT = { email: 'ann@example.com', language: 'en-US' };

let desk: SampleDesk;
let cookie: string;
let sent: string[];
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
  sent = [];
  await post('/api/cards/1/letter', {
    entry: await entry(),
    letter: { ...WRONG, subject: 'About your question', text: 'Dear Ann,' },
    times: [],
    until: '2027-07-02T14:00:00.000Z',
  });
});
afterEach(() => desk.close());

const post = (url: string, payload: object) => desk.ask({ method: 'POST', url, payload }, cookie);
async function entry() {
  const id = randomUUID();
  const sealed = Buffer.from(await encryptText(desk.recipient, JSON.stringify({ id })));
  return { id, sealed: sealed.toString('base64') };
}
const correct = async () =>
  post('/api/cards/1/address', { entry: await entry(), to: RIGHT, isOther: true });

/** A mail server that knows no such address. */
async function send(whileSending = async (): Promise<unknown> => undefined) {
  const { deliver } = createOutbox({
    mail: {
      send: async ({ to }) => {
        if (to === WRONG.email) {
          await whileSending();
          throw new DeliveryError('EENVELOPE 550', true);
        }
        sent.push(to);
      },
      practiceAddress: undefined,
      confirmationKey: LETTER_KEY,
      siteOrigin: undefined,
      practice: SAMPLE_PRACTICE,
      reminds: true,
    },
  });
  const options = { now: () => SOON, random: () => 0.5, report: () => undefined };
  const reportFailure = (error: unknown): never => {
    throw error;
  };
  await createOutboxWorker({
    database: desk.database,
    deliver,
    ...options,
    reportFailure,
  }).sendDue();
}

it('gets the letter that was refused for good under the address of before', async () => {
  await send();
  await correct();
  await send();
  expect(sent).toEqual([RIGHT.email]);
});

it('does not wait for what the address of before was to be tried again at', async () => {
  // Refused for now: the next try is hours ahead.
  await desk.database
    .updateTable('outbox')
    .set({ tries: 6, due_at_ms: SOON.getTime() + 7_200_000 })
    .execute();
  await send();
  expect(sent).toEqual([]);
  await correct();
  await send();
  expect(sent).toEqual([RIGHT.email]);
});

it('gets the letter that is refused while it is corrected', async () => {
  await send(correct);
  await send();
  expect(sent).toEqual([RIGHT.email]);
});
