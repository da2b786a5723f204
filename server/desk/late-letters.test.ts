import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEntry } from '../../domain/desk/entries.ts';
import { sayOffered } from '../../domain/desk/ready-letter.ts';
import type { CardsAnswer, LetterTimesAnswer } from '../../domain/desk/wire.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import { dropOldBlocks } from '../housekeeping/drop-old-blocks.ts';
import { findFree } from '../scheduling/free-slots.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { retryDead } from '../staff/outbox-status.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { sendDeskLetters } from '../test-support/send-desk-letters.ts';

/** Until when a letter holds its times at the sample desk's time: Thursday, July 1, 2027, 10 AM in New York. */
const UNTIL = '2027-07-02T14:00:00.000Z';
const TUESDAY_TEN = {
  startsAt: '2027-07-06T10:00:00-04:00',
  endsAt: '2027-07-06T11:30:00-04:00',
};
const WEDNESDAY_TEN = {
  startsAt: '2027-07-07T10:00:00-04:00',
  endsAt: '2027-07-07T11:30:00-04:00',
};

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
});
afterEach(() => desk.close());

async function write(times: readonly (typeof TUESDAY_TEN)[]) {
  const id = randomUUID();
  const named = times.map(({ startsAt }) => sayOffered(startsAt, ENGLISH, 'America/New_York'));
  return desk.ask(
    {
      method: 'POST',
      url: '/api/cards/1/letter',
      payload: {
        entry: { id, sealed: await desk.seal({ is: 'letter', id }) },
        letter: {
          email: 'ann@example.com',
          language: 'en-US',
          subject: 'Your request',
          text: `Dear Ann,\n\nThese times are free:\n\n${named.join('\n')}\n\nThank you.`,
        },
        times: await Promise.all(
          times.map(async (time) => ({
            id: randomUUID(),
            event: 'smile-blueprint',
            ...time,
            sealed: await desk.seal({ why: 'offered' }),
          })),
        ),
        until: UNTIL,
      },
    },
    cookie,
  );
}

const cards = async () =>
  (await desk.ask({ method: 'GET', url: '/api/cards' }, cookie)).json<CardsAnswer>();

/** What the diary knows of the letter that offers a time. */
async function becameOf({ startsAt }: typeof TUESDAY_TEN) {
  const offered = (await cards()).blocks.find((block) => block.startsAt === startsAt)?.offered;
  return offered && { letter: offered.letter, became: offered.became };
}

/** By hand, in the diary. */
async function giveBack({ startsAt }: typeof TUESDAY_TEN): Promise<void> {
  const { number } = await desk.database
    .selectFrom('desk_blocks')
    .select('number')
    .where('starts_at', '=', startsAt)
    .executeTakeFirstOrThrow();
  const url = `/api/blocks/${number}/give-back`;
  expect((await desk.ask({ method: 'POST', url, payload: {} }, cookie)).statusCode).toBe(204);
}

it('goes no more once its times are held no longer: the server was away meanwhile', async () => {
  expect((await write([TUESDAY_TEN])).statusCode).toBe(200);
  const monday = new Date('2027-07-05T12:00:00Z');
  await dropOldBlocks(desk.database, () => monday).run();
  expect(await findFree(desk.database, [TUESDAY_TEN])).toHaveLength(1);
  expect(await sendDeskLetters(desk.database, monday)).toEqual([]);
  // Whoever looks after the server is told, as of any that could not be sent.
  const rows = await desk.database.selectFrom('outbox').select(['state', 'last_fault']).execute();
  expect(rows).toEqual([{ state: 'dead', last_fault: 'EHOLDOVER' }]);
});

it('goes no more once they have a time: what it holds was given up for it', async () => {
  expect((await write([TUESDAY_TEN])).statusCode).toBe(200);
  const [id, entry, placed] = [randomUUID(), randomUUID(), randomUUID()];
  const booked = await desk.ask(
    {
      method: 'POST',
      url: '/api/appointments',
      payload: {
        id,
        event: 'smile-blueprint',
        ...WEDNESDAY_TEN,
        receivedAt: '2027-07-01T14:00:00.000Z',
        sealed: await desk.seal({ id }),
        entry: { id: entry, sealed: await desk.seal({ id: entry }) },
        asked: { name: '1', entry: { id: placed, sealed: await desk.seal({ id: placed }) } },
        letter: { email: 'ann@example.com', language: 'en-US' },
      },
    },
    cookie,
  );
  expect(booked.statusCode).toBe(200);
  const sent = await sendDeskLetters(desk.database, new Date('2027-07-01T14:00:30Z'));
  expect(sent.map(({ subject }) => subject)).toEqual(['Impressions: your appointment is booked']);
});

it('goes no more once a colleague has given one of its times back by hand', async () => {
  expect((await write([TUESDAY_TEN, WEDNESDAY_TEN])).statusCode).toBe(200);
  await giveBack(TUESDAY_TEN);
  expect(await sendDeskLetters(desk.database, new Date('2027-07-01T14:00:30Z'))).toEqual([]);
  // Its card says so, by whom gave the time back, and what else it offered is held for nobody.
  const { entries } = await cards();
  expect(entries).toHaveLength(2);
  const last = readEntry(await desk.open(entries[1]?.sealed ?? ''));
  const letter = await desk.database
    .selectFrom('outbox')
    .select('message_id as id')
    .executeTakeFirstOrThrow();
  const { id: card } = await desk.database
    .selectFrom('requests')
    .select('id')
    .executeTakeFirstOrThrow();
  expect(last).toMatchObject({
    is: 'unsent',
    card,
    of: letter.id,
    time: TUESDAY_TEN.startsAt,
  });
  expect(entries[1]).toMatchObject({ about: 'request', aboutNumber: 1, person: 1 });
  expect(await findFree(desk.database, [TUESDAY_TEN, WEDNESDAY_TEN])).toHaveLength(2);
});

it('says on its card that its reader does not know, where it has left before one of its times is given back', async () => {
  expect((await write([TUESDAY_TEN, WEDNESDAY_TEN])).statusCode).toBe(200);
  const { id } = await desk.database
    .selectFrom('desk_entries')
    .select('id')
    .executeTakeFirstOrThrow();
  expect(await becameOf(TUESDAY_TEN)).toEqual({ letter: id, became: 'waiting' });
  const before = (await cards()).blocksMark;
  expect(await sendDeskLetters(desk.database, new Date('2027-07-01T14:00:30Z'))).toHaveLength(1);
  // The diary of whoever has it open says so by the next news.
  expect(await becameOf(TUESDAY_TEN)).toEqual({ letter: id, became: 'left' });
  expect((await cards()).blocksMark).not.toBe(before);
  await giveBack(TUESDAY_TEN);
  const { entries } = await cards();
  expect(entries).toHaveLength(2);
  expect(entries[1]).toMatchObject({ about: 'request', aboutNumber: 1, person: 1 });
  expect(readEntry(await desk.open(entries[1]?.sealed ?? ''))).toMatchObject({
    is: 'given-back',
    of: id,
    time: TUESDAY_TEN.startsAt,
  });
  expect(await findFree(desk.database, [TUESDAY_TEN, WEDNESDAY_TEN])).toEqual([TUESDAY_TEN]);
});

it('says nothing of a time that is given back where it was given up before: nobody has read of it', async () => {
  expect((await write([TUESDAY_TEN])).statusCode).toBe(200);
  await desk.database.updateTable('outbox').set({ state: 'dead' }).execute();
  expect(await becameOf(TUESDAY_TEN)).toMatchObject({ became: 'dead' });
  await giveBack(TUESDAY_TEN);
  expect((await cards()).entries).toHaveLength(1);
});

it('goes late all the same where it offers nothing', async () => {
  expect((await write([])).statusCode).toBe(200);
  expect(await sendDeskLetters(desk.database, new Date('2027-07-05T12:00:00Z'))).toHaveLength(1);
});

const SOON = new Date('2027-07-01T14:00:30Z');
const REFUSED = new DeliveryError('EENVELOPE 550', true);

/** What the last entry says, of two: by whom wrote the letter. */
async function lastEntry() {
  const { entries } = await cards();
  expect(entries).toHaveLength(2);
  expect(entries[1]).toMatchObject({ about: 'request', aboutNumber: 1, person: 1 });
  return readEntry(await desk.open(entries[1]?.sealed ?? ''));
}

it('says on its card that it did not arrive, where the mail server refuses it for good', async () => {
  expect((await write([TUESDAY_TEN])).statusCode).toBe(200);
  const letter = await desk.database
    .selectFrom('desk_entries')
    .select('id')
    .executeTakeFirstOrThrow();
  await sendDeskLetters(desk.database, SOON, { fault: REFUSED, recipient: desk.recipient });
  expect(await lastEntry()).toMatchObject({ is: 'unsent', of: letter.id, why: 'refused' });
  // Whoever calls can still offer what it holds.
  expect(await findFree(desk.database, [TUESDAY_TEN])).toEqual([]);
  expect(await becameOf(TUESDAY_TEN)).toMatchObject({ became: 'dead' });
  // It goes no more behind the back of whoever has called.
  expect(await retryDead(desk.database, SOON)).toBe(0);
});

it('says so once, after the last of its tries, and nothing before', async () => {
  expect((await write([])).statusCode).toBe(200);
  const away = { fault: new DeliveryError('ECONNREFUSED'), recipient: desk.recipient };
  await sendDeskLetters(desk.database, SOON, away);
  expect((await cards()).entries).toHaveLength(1);
  for (let hours = 1; hours <= 24; hours += 1) {
    await sendDeskLetters(desk.database, new Date(SOON.getTime() + hours * 3_600_000), away);
  }
  expect(await lastEntry()).toMatchObject({ is: 'unsent', why: 'undelivered' });
});

it('says that it did not leave where its times were held no longer', async () => {
  expect((await write([TUESDAY_TEN])).statusCode).toBe(200);
  const away = { fault: REFUSED, recipient: desk.recipient };
  await sendDeskLetters(desk.database, new Date('2027-07-05T12:00:00Z'), away);
  expect(await lastEntry()).toMatchObject({ is: 'unsent', why: 'over' });
});

it('says nothing twice of one that was stopped by hand', async () => {
  expect((await write([TUESDAY_TEN])).statusCode).toBe(200);
  await giveBack(TUESDAY_TEN);
  await sendDeskLetters(desk.database, SOON, { fault: REFUSED, recipient: desk.recipient });
  expect(await lastEntry()).toMatchObject({ is: 'unsent', time: TUESDAY_TEN.startsAt });
});

it('leaves what it holds to another letter to them, where it did not arrive', async () => {
  expect((await write([TUESDAY_TEN, WEDNESDAY_TEN])).statusCode).toBe(200);
  const isOffered = async (of: string): Promise<boolean> => {
    const url = `/api/letters/times?event=smile-blueprint&on=weekdays${of}`;
    const { slots } = (await desk.ask({ method: 'GET', url }, cookie)).json<LetterTimesAnswer>();
    return slots.some(({ startsAt }) => startsAt === TUESDAY_TEN.startsAt);
  };
  // While it may still arrive it holds them.
  expect(await isOffered('&card=1')).toBe(false);
  expect((await write([TUESDAY_TEN])).statusCode).toBe(409);
  await sendDeskLetters(desk.database, SOON, { fault: REFUSED, recipient: desk.recipient });
  expect(await isOffered('&card=1')).toBe(true);
  expect(await isOffered('&card=2')).toBe(false);
  expect(await isOffered('')).toBe(false);
  // One without times takes nothing from whoever calls.
  expect((await write([])).statusCode).toBe(200);
  expect(await becameOf(WEDNESDAY_TEN)).toMatchObject({ became: 'dead' });
  expect((await write([TUESDAY_TEN])).statusCode).toBe(200);
  expect(await becameOf(TUESDAY_TEN)).toMatchObject({ became: 'waiting' });
  expect(await findFree(desk.database, [WEDNESDAY_TEN])).toHaveLength(1);
});
