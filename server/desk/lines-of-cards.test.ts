import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlocksAnswer } from '../../domain/desk/wire.ts';
import { TOGETHER, tryTwice } from '../test-support/act-and-line.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import type { DeskAct } from './desk-words.ts';

/** The day after the sample desk's. */
const FRIDAY_TEN = slot('2027-07-02T10:00', '11:30');
const FRIDAY_TWO = slot('2027-07-02T14:00', '15:30');
const LETTER = { email: 'ann@example.com', language: 'en-US' };
const WRITTEN = { ...LETTER, subject: 'Your request', text: 'Thank you.\n\nCall 516-555-0100.' };

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
});
afterEach(() => desk.close());

function slot(startsAt: string, endsAt: string) {
  const day = startsAt.slice(0, 10);
  return { startsAt: `${startsAt}:00-04:00`, endsAt: `${day}T${endsAt}:00-04:00` };
}
const post = (url: string, payload: object = {}) =>
  desk.ask({ method: 'POST', url, payload }, cookie);

/** Asks for it, so that it is there. @returns its id */
async function done(asked: Promise<LightMyRequestResponse>): Promise<void> {
  const answer = await asked;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}
const keep = async () => post('/api/blocks', { ...FRIDAY_TWO, ...(await desk.entry()) });
const keepEachWeek = async (series: string = randomUUID()) =>
  post('/api/block-series', { series, times: [{ ...FRIDAY_TWO, ...(await desk.entry()) }] });
const blockNumber = async () =>
  (await desk.ask({ method: 'GET', url: '/api/blocks' }, cookie)).json<BlocksAnswer>().blocks[0]
    ?.number;
const make = async (id: string = randomUUID()) =>
  post('/api/appointments', {
    event: 'smile-blueprint',
    ...FRIDAY_TEN,
    receivedAt: '2027-07-01T14:00:00.000Z',
    ...(await desk.entry({}, id)),
    entry: await desk.entry(),
    asked: { name: '1', entry: await desk.entry() },
    letter: LETTER,
  });
const send = async (id: string = randomUUID()) =>
  post('/api/cards/1/letter', {
    entry: await desk.entry({}, id),
    letter: WRITTEN,
    times: [],
    until: '2027-07-02T14:00:00.000Z',
  });
const call = async () =>
  post('/api/callers', {
    ...(await desk.entry()),
    receivedAt: '2027-07-01T14:00:00.000Z',
    entry: await desk.entry(),
  });
const change = async () => ({ sequence: 0, letter: LETTER, entry: await desk.entry() });

/** Each does what must be there before, and gives what asks for the act. */
const ACTS: readonly [DeskAct, () => Promise<() => Promise<LightMyRequestResponse>>][] = [
  ['wrote an entry', async () => async () => post('/api/cards/1/entries', await desk.entry())],
  ['made a card for a caller', async () => call],
  ['kept a time free', async () => keep],
  ['kept a time free each week', async () => async () => keepEachWeek()],
  [
    'moved a time kept free',
    async () => {
      await done(keep());
      const moved = { number: await blockNumber(), ...FRIDAY_TEN };
      return async () =>
        post('/api/blocks/move', { moves: [{ ...moved, ...(await desk.entry()) }] });
    },
  ],
  [
    'gave a time back',
    async () => {
      await done(keep());
      const number = await blockNumber();
      return () => post(`/api/blocks/${number}/give-back`);
    },
  ],
  [
    'gave weekly times back',
    async () => {
      const series = randomUUID();
      await done(keepEachWeek(series));
      return () => post(`/api/block-series/${series}/give-back`);
    },
  ],
  ['made an appointment', async () => async () => make()],
  [
    'moved an appointment',
    async () => {
      await done(make());
      return async () =>
        post('/api/cards/A1/move', { ...FRIDAY_TWO, isBack: false, ...(await change()) });
    },
  ],
  [
    'cancelled an appointment',
    async () => {
      await done(make());
      return async () => post('/api/cards/A1/cancel', { isOurs: true, ...(await change()) });
    },
  ],
  [
    'took a booking back',
    async () => {
      await done(make());
      return async () =>
        post('/api/cards/A1/take-back', {
          entry: await desk.entry(),
          asked: { name: '1', entry: await desk.entry() },
        });
    },
  ],
  ['sent a letter', async () => async () => send()],
  [
    'took a letter back',
    async () => {
      const of = randomUUID();
      await done(send(of));
      return async () => post('/api/cards/1/letter/take-back', { of, entry: await desk.entry() });
    },
  ],
  ['forgot a card', async () => () => post('/api/cards/1/forget', { also: [] })],
];

it.each(ACTS)('"%s" is done with its line, or not at all', async (act, prepare) => {
  expect(await tryTwice(desk, act, await prepare())).toEqual(TOGETHER);
});

it('an act that is sent again has a line each time, and is done once', async () => {
  const id = randomUUID();
  const entry = await desk.entry({}, id);
  for (const _ of [1, 2]) await done(post('/api/cards/1/entries', entry));
  const booking = randomUUID();
  for (const _ of [1, 2]) await done(make(booking));
  const acts = await desk.database.selectFrom('desk_log').select('act').orderBy('number').execute();
  expect(acts.map(({ act }) => act).slice(1)).toEqual([
    'wrote an entry',
    'wrote an entry',
    'made an appointment',
    'made an appointment',
  ]);
  expect(await desk.database.selectFrom('appointments').select('number').execute()).toHaveLength(1);
});
