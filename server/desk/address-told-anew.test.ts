import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutbox } from '../outbox/create-outbox.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import type { OutgoingMail } from '../outbox/smtp-mailer.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { createSampleDesk, LETTER_KEY, type SampleDesk } from '../test-support/sample-desk.ts';

/** The sample desk's time. */
const NOW = new Date('2027-07-01T14:00:00Z');
const TUESDAY_TEN = {
  startsAt: '2027-07-06T10:00:00-04:00',
  endsAt: '2027-07-06T11:30:00-04:00',
};
const TUESDAY_TWO = {
  startsAt: '2027-07-06T14:00:00-04:00',
  endsAt: '2027-07-06T15:30:00-04:00',
};
const WRONG = { email: 'ann@exmaple.com', language: 'en-US' };
const RIGHT = { email: 'ann@example.com', language: 'en-US' };

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
  await desk.bookFirst(TUESDAY_TEN, WRONG, cookie);
});
afterEach(() => desk.close());

const post = (url: string, payload: object) => desk.ask({ method: 'POST', url, payload }, cookie);
const correct = async () =>
  post('/api/cards/A1/address', { entry: await desk.entry(), to: RIGHT, isOther: true });

/** The mail server wants nothing of the address that was typed. */
const refuse = async () =>
  desk.database.updateTable('outbox').set({ state: 'dead', tries: 1 }).execute();

/** What leaves within seconds, while the site says a fee. */
async function send(consultationFee: string): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const { deliver } = createOutbox({
    mail: {
      send: async (mail) => void sent.push(mail),
      practiceAddress: undefined,
      confirmationKey: LETTER_KEY,
      siteOrigin: 'https://www.example.org',
      practice: { ...SAMPLE_PRACTICE, consultationFee },
      reminds: true,
    },
  });
  await createOutboxWorker({
    database: desk.database,
    deliver,
    now: () => new Date(NOW.getTime() + 20_000),
    random: () => 0.5,
    report: () => undefined,
    reportFailure: (error) => {
      throw error;
    },
  }).sendDue();
  return sent;
}

it('of a booking names the fee of its day, however late it leaves', async () => {
  const [booked] = await send('$400');
  expect(booked?.text).toContain(SAMPLE_PRACTICE.consultationFee);
  expect(booked?.text).not.toContain('$400');
});

it('names no fee of today to whoever has booked at that of another day', async () => {
  const [booked] = await send('$250');
  expect(booked?.text).toContain('$250');
  // The practice publishes another fee.
  await correct();
  const [anew] = await send('$400');
  expect(anew?.to).toBe(RIGHT.email);
  expect(anew?.text).not.toContain('$400');
});

it('names the fee where the letter of the booking had not left', async () => {
  await correct();
  const [anew] = await send('$250');
  expect([anew?.to, anew?.text]).toEqual([RIGHT.email, expect.stringContaining('$250')]);
});

it('names the fee of the day of the booking where its letter was refused, also for a visit that was moved since', async () => {
  await refuse();
  await post('/api/cards/A1/move', {
    sequence: 0,
    ...TUESDAY_TWO,
    isBack: false,
    letter: null,
    entry: await desk.entry(),
  });
  await correct();
  const sent = await send('$400');
  const anew = sent.find(({ subject }) => subject.endsWith('is booked'));
  expect([anew?.to, anew?.text]).toEqual([RIGHT.email, expect.stringContaining('$250')]);
  expect(anew?.text).not.toContain('$400');
});

it('takes the place of an older entry in their calendar', async () => {
  await post('/api/cards/A1/move', {
    sequence: 0,
    ...TUESDAY_TWO,
    isBack: false,
    letter: WRONG,
    entry: await desk.entry(),
  });
  const before = await send('$250');
  expect(before.at(-1)?.calendar?.text).toContain('SEQUENCE:1');
  await correct();
  const [anew] = await send('$250');
  expect(anew?.subject).toBe('Impressions: your appointment is booked');
  expect(anew?.calendar?.text).toContain('SEQUENCE:1');
});
