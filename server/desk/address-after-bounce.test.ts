import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEntry } from '../../domain/desk/entries.ts';
import { sayOffered } from '../../domain/desk/ready-letter.ts';
import type { CardsAnswer } from '../../domain/desk/wire.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import { createOutbox } from '../outbox/create-outbox.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { createSampleDesk, LETTER_KEY, type SampleDesk } from '../test-support/sample-desk.ts';
import { sendDeskLetters } from '../test-support/send-desk-letters.ts';

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
  await write();
});
afterEach(() => desk.close());

const post = (url: string, payload: object) => desk.ask({ method: 'POST', url, payload }, cookie);
async function write(text = 'Dear Ann,', times: readonly object[] = []) {
  const own = await desk.entry();
  const letter = { ...WRONG, subject: 'About your question', text };
  const until = '2027-07-02T14:00:00.000Z';
  const sent = await post('/api/cards/1/letter', { entry: own, letter, times, until });
  expect(sent.statusCode).toBe(200);
  return own.id;
}
const correct = async () =>
  post('/api/cards/1/address', { entry: await desk.entry(), to: RIGHT, isOther: true });

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

/** What the server has written on the card. */
async function told() {
  const answer = await desk.ask({ method: 'GET', url: '/api/cards' }, cookie);
  const all = answer.json<CardsAnswer>().entries.map(async ({ person, sealed }) => {
    const words = readEntry(await desk.open(sealed));
    return words?.is === 'unsent' || words?.is === 'sent-on'
      ? [{ is: words.is, of: words.of, person }]
      : [];
  });
  return (await Promise.all(all)).flat();
}
const refuse = (at = SOON) =>
  sendDeskLetters(desk.database, at, {
    fault: new DeliveryError('EENVELOPE 550', true),
    recipient: desk.recipient,
  });
const OFFERED = {
  event: 'smile-blueprint',
  startsAt: '2027-07-06T10:00:00-04:00',
  endsAt: '2027-07-06T11:30:00-04:00',
};
async function writeWithTime() {
  const named = sayOffered(OFFERED.startsAt, ENGLISH, 'America/New_York');
  const text = `Dear Ann,\n\n${named}\n\nThank you.`;
  return write(text, [{ ...OFFERED, ...(await desk.entry()) }]);
}

it('is on its way again, and its card says so, by whom corrected the address', async () => {
  await refuse();
  const [of] = await told();
  await correct();
  expect(await told()).toEqual([
    { is: 'unsent', of: of?.of, person: 1 },
    { is: 'sent-on', of: of?.of, person: 1 },
  ]);
  await refuse();
  expect((await told()).map(({ is }) => is)).toEqual(['unsent', 'sent-on', 'unsent']);
});

it('stays where it is once what it offers is held no more, or given back by hand', async () => {
  const of = await writeWithTime();
  await refuse();
  const { number } = await desk.database
    .selectFrom('desk_blocks')
    .select('number')
    .executeTakeFirstOrThrow();
  await post(`/api/blocks/${number}/give-back`, {});
  await correct();
  await send();
  expect((await told()).filter((one) => one.of === of).map(({ is }) => is)).toEqual(['unsent']);
  // The one without times goes.
  expect(sent).toEqual([RIGHT.email]);
});

it('stays where it is once another one was written in its place', async () => {
  await refuse();
  const second = await write('Dear Ann, once more.');
  await correct();
  await send();
  expect(sent).toEqual([RIGHT.email]);
  expect((await told()).some(({ is, of }) => is === 'sent-on' || of === second)).toBe(false);
});
