import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlocksAnswer, CardsAnswer, LetterTimesAnswer } from '../../domain/desk/wire.ts';
import { sayOffered } from '../../domain/desk/ready-letter.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { dropOldBlocks } from '../housekeeping/drop-old-blocks.ts';
import type { OutgoingMail } from '../outbox/smtp-mailer.ts';
import { findFree } from '../scheduling/free-slots.ts';
import { deleteRows } from '../forgetting/forget-rows.ts';
import { SAMPLE_LETTER_TEXTS } from '../test-support/built-site.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { sendDeskLetters } from '../test-support/send-desk-letters.ts';
import { ASKED_BY_OTHERS, ON_POSTGRES } from '../test-support/test-database.ts';

/** The sample desk's time: Thursday, July 1, 2027, 10 AM in New York. */
const NOW = new Date('2027-07-01T14:00:00Z');
const A_DAY_SECONDS = 86_400;
const FRIDAY_ELEVEN = slot('2027-07-02T11:00', '12:30');
const FRIDAY_TWO = slot('2027-07-02T14:00', '15:30');
const SATURDAY_TEN = slot('2027-07-03T10:00', '11:30');
const LETTER = {
  email: 'ann@example.com',
  language: 'en-US',
  subject: 'Your CANARY request',
};
/** The day after at the same hour. */
const UNTIL = '2027-07-02T14:00:00.000Z';

let desk: SampleDesk;
let cookie: string;
let sent: OutgoingMail[];
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
  await desk.addRequest('Bo Reed');
  sent = [];
});
afterEach(() => desk.close());

function slot(startsAt: string, endsAt: string): Slot {
  const day = startsAt.slice(0, 10);
  return { startsAt: `${startsAt}:00-04:00`, endsAt: `${day}T${endsAt}:00-04:00` };
}
const get = (url: string, by = cookie) => desk.ask({ method: 'GET', url }, by);
const post = (url: string, payload: object, by = cookie) =>
  desk.ask({ method: 'POST', url, payload }, by);
const said = ({ startsAt }: Slot) => sayOffered(startsAt, ENGLISH, 'America/New_York');
async function write({
  times = [FRIDAY_ELEVEN, FRIDAY_TWO],
  named = times,
  until = UNTIL,
  letter = {},
  id = randomUUID(),
  name = '1',
  by = cookie,
}: {
  times?: readonly Slot[];
  named?: readonly Slot[];
  until?: string;
  letter?: object;
  id?: string;
  name?: string;
  by?: string;
} = {}) {
  const held = times.map(async (at) => ({
    id: randomUUID(),
    event: 'smile-blueprint',
    ...at,
    sealed: await desk.seal({ why: 'CANARY offered' }),
  }));
  return post(
    `/api/cards/${name}/letter`,
    {
      entry: await desk.entry({ is: 'letter' }, id),
      letter: {
        ...LETTER,
        text: `Dear <b>Ann</b>,\n\nThank you.\n\n${named.map(said).join('\n')}\n\nCall 516-555-0100.`,
        ...letter,
      },
      times: await Promise.all(held),
      until,
    },
    by,
  );
}
async function takeBack(of: string, name = '1') {
  return post(`/api/cards/${name}/letter/take-back`, {
    of,
    entry: await desk.entry({ is: 'undo' }),
  });
}
async function make(at: Slot, name = '1') {
  const id = randomUUID();
  return post('/api/appointments', {
    id,
    event: 'smile-blueprint',
    ...at,
    receivedAt: NOW.toISOString(),
    sealed: await desk.seal({ id, name: 'Ann' }),
    entry: await desk.entry({ is: 'made' }),
    asked: { name, entry: await desk.entry({ is: 'placed' }) },
    letter: null,
  });
}
const held = async () => (await get('/api/blocks')).json<BlocksAnswer>().blocks;
const entriesOf = async () => (await get('/api/cards')).json<CardsAnswer>().entries;
const isFree = async (at: Slot) => (await findFree(desk.database, [at])).length === 1;
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

/** Sends what the outbox would send some seconds later. */
async function sendAfter(seconds: number): Promise<void> {
  sent.push(...(await sendDeskLetters(desk.database, after(seconds))));
}

describe('a letter', () => {
  it.skipIf(ASKED_BY_OTHERS)(
    'leaves after ten seconds, in two forms, and is answered at the practice',
    async () => {
      const answer = await write();
      expect(answer.json()).toMatchObject({ person: 1, at: NOW.toISOString() });
      expect(await entriesOf()).toHaveLength(1);
      await sendAfter(9);
      expect(sent).toEqual([]);
      await sendAfter(10);
      expect(sent[0]).toMatchObject({
        to: 'ann@example.com',
        subject: 'Your CANARY request',
        replyTo: 'desk@example.org',
        isWritten: true,
      });
      expect(sent[0]?.text).toMatch(
        /^Dear <b>Ann<\/b>,\n\nThank you\.\n\nFriday, July 2, 11:00\sAM\nFriday, July 2, 2:00\sPM\n/,
      );
      expect(sent[0]?.text).toContain('leave medical details out of your reply');
      expect(sent[0]?.html).toContain('Dear &#60;b&#62;Ann&#60;/b&#62;,');
      expect(sent[0]?.html).toMatch(/11:00\sAM<br>Friday, July 2, 2:00\sPM/);
      expect(await desk.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)('ends in the language that they asked for', async () => {
    await write({ times: [], letter: { language: 'es-US' } });
    await sendAfter(10);
    expect(sent[0]?.text).toContain('no incluya datos médicos');
    expect(sent[0]?.html).toContain('lang="es-US"');
  });

  it('is sent once, also where its answer was lost', async () => {
    const id = randomUUID();
    const first = (await write({ id })).json<object>();
    expect((await write({ id })).json()).toEqual(first);
    await sendAfter(10);
    expect(sent).toHaveLength(1);
    expect(await held()).toHaveLength(2);
  });

  it.skipIf(ON_POSTGRES).each(['josé@example.com', 'ann!b@example.com', 'ann@praxis-müller.de'])(
    'goes to every address that a visitor may leave: %s',
    async (email) => {
      expect((await write({ times: [], letter: { email } })).statusCode).toBe(200);
      await sendAfter(10);
      expect(sent.map(({ to }) => to)).toEqual([email]);
    },
  );

  it.skipIf(ON_POSTGRES).each([
    ['a subject of two lines', { subject: 'Your request\r\nBcc: all@example.com' }],
    ['a subject that hides signs', { subject: 'Your \u202e request' }],
    ['no subject', { subject: ' ' }],
    ['a long subject', { subject: 'x'.repeat(121) }],
    ['no words', { text: '\n' }],
    ['words without end', { text: 'x'.repeat(4_001) }],
    ['signs of a terminal', { text: 'Dear \u001b[31m' }],
    ['no address', { email: 'ann' }],
    ['two addresses', { email: 'ann@example.com, bo@example.com' }],
    ['an address with a header', { email: 'ann@example.com\nBcc: bo@example.com' }],
  ])('is none with %s', async (_, letter) => {
    expect((await write({ letter })).statusCode).toBe(422);
    expect(await entriesOf()).toEqual([]);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'is none of somebody who was forgotten, nor of a locked desk',
    async () => {
      expect((await write({ name: '9' })).statusCode).toBe(404);
      expect((await write({ by: '' })).statusCode).toBe(401);
      expect((await get('/api/letters/texts', '')).statusCode).toBe(401);
      expect(
        (await get('/api/letters/times?event=virtual-consult&on=weekdays', '')).statusCode,
      ).toBe(401);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'may be written by whoever answers, a dentist too, twelve times a minute',
    async () => {
      const dentist = await desk.joinAs('dentist');
      expect((await write({ by: dentist })).statusCode).toBe(200);
      for (let count = 1; count < 12; count += 1) await write({ by: dentist, times: [] });
      expect((await write({ by: dentist, times: [] })).statusCode).toBe(429);
      // Their colleague writes on.
      expect((await write({ times: [] })).statusCode).toBe(200);
    },
  );

  it.skipIf(ON_POSTGRES)('begins with the practice’s words', async () => {
    expect((await get('/api/letters/texts')).json()).toEqual(SAMPLE_LETTER_TEXTS);
  });

  it.skipIf(ON_POSTGRES)('begins with the words of the site that is shown now', async () => {
    const english = { ...SAMPLE_LETTER_TEXTS['en-US'], closing: 'Call us at 516-555-0199.' };
    desk.show({ letterTexts: { ...SAMPLE_LETTER_TEXTS, 'en-US': english } });
    expect((await get('/api/letters/texts')).json()).toMatchObject({ 'en-US': english });
  });

  it('that is taken back goes nowhere, and gives its times back', async () => {
    const id = randomUUID();
    await write({ id });
    expect((await takeBack(id, '2')).statusCode).toBe(409);
    expect((await takeBack(id)).statusCode).toBe(200);
    await sendAfter(10);
    expect(sent).toEqual([]);
    expect(await held()).toEqual([]);
    expect(await isFree(FRIDAY_ELEVEN)).toBe(true);
    expect(await entriesOf()).toHaveLength(2);
  });

  it.skipIf(ASKED_BY_OTHERS)('that has left cannot be taken back, and its times stay', async () => {
    const id = randomUUID();
    await write({ id });
    await sendAfter(10);
    expect((await takeBack(id)).statusCode).toBe(409);
    expect(await held()).toHaveLength(2);
    expect(await entriesOf()).toHaveLength(1);
  });

  it('stands nowhere but sealed', async () => {
    await write();
    const everywhere = desk.log() + (await desk.storedBytes()).toString('latin1');
    expect(everywhere).not.toMatch(/CANARY|ann@example|Dear Ann/);
  });
});

describe('times that a letter offers', () => {
  it.skipIf(ASKED_BY_OTHERS)(
    'are no visitor’s until then, and name the card and the moment',
    async () => {
      await write();
      expect(await isFree(FRIDAY_ELEVEN)).toBe(false);
      expect((await held())[0]).toMatchObject({
        ...FRIDAY_ELEVEN,
        offered: {
          to: '1',
          until: after(A_DAY_SECONDS).toISOString(),
          letter: expect.any(String),
          became: 'waiting',
        },
      });
      await dropOldBlocks(desk.database, () => after(A_DAY_SECONDS - 1)).run();
      expect(await held()).toHaveLength(2);
      await dropOldBlocks(desk.database, () => after(A_DAY_SECONDS)).run();
      expect(await held()).toEqual([]);
      expect(await isFree(FRIDAY_ELEVEN)).toBe(true);
    },
  );

  it('that somebody has already let nothing go: no letter, no entry, no other time', async () => {
    await make(FRIDAY_TWO, '2');
    expect((await write()).statusCode).toBe(409);
    await sendAfter(10);
    expect(sent).toEqual([]);
    expect(await isFree(FRIDAY_ELEVEN)).toBe(true);
    expect(await held()).toEqual([]);
  });

  it('go to one of two letters at once', async () => {
    const both = await Promise.all([write(), write({ name: '2' })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await held()).toHaveLength(2);
  });

  it('are theirs to take, and the other is given up; nobody else gets them', async () => {
    await write();
    expect((await make(FRIDAY_ELEVEN, '2')).statusCode).toBe(409);
    expect(await held()).toHaveLength(2);
    expect((await make(FRIDAY_ELEVEN)).statusCode).toBe(200);
    expect(await held()).toEqual([]);
    expect([await isFree(FRIDAY_ELEVEN), await isFree(FRIDAY_TWO)]).toEqual([false, true]);
  });

  it('are theirs to move to, where they have a visit', async () => {
    await make(SATURDAY_TEN);
    await write({ name: 'A1' });
    const move = { sequence: 0, ...FRIDAY_ELEVEN, isBack: false, letter: null };
    const moved = await post('/api/cards/A1/move', {
      ...move,
      entry: await desk.entry({ is: 'moved' }),
    });
    expect(moved.statusCode).toBe(200);
    expect(await held()).toEqual([]);
  });

  it('are given back one by one once it has left, by a dentist the own ones alone', async () => {
    await write();
    await sendAfter(10);
    const dentist = await desk.joinAs('dentist');
    const [first] = await held();
    const url = `/api/blocks/${first?.number}/give-back`;
    expect((await post(url, {}, dentist)).statusCode).toBe(403);
    expect((await post(url, {})).statusCode).toBe(204);
    expect(await held()).toHaveLength(1);
  });

  it('go with whoever is forgotten', async () => {
    await write();
    await deleteRows(desk.database, [{ about: 'request', number: 1 }]);
    expect(await held()).toEqual([]);
    expect(await isFree(FRIDAY_ELEVEN)).toBe(true);
  });

  it.skipIf(ON_POSTGRES).each([
    ['have begun', slot('2027-07-01T10:00', '11:30')],
    ['are off the half-hour', slot('2027-07-02T11:15', '12:45')],
    ['are of another length', slot('2027-07-02T11:00', '11:30')],
    ['lie outside the hours', slot('2027-07-02T17:00', '18:30')],
  ])('never %s', async (_, at) => {
    expect((await write({ times: [at] })).statusCode).toBe(422);
  });

  it.skipIf(ON_POSTGRES).each([
    ['another line that is a time', { letter: { text: 'Thursday, July 8, 10:00 AM' }, times: [] }],
    [
      'a time that it does not hold',
      { times: [FRIDAY_ELEVEN], named: [FRIDAY_ELEVEN, FRIDAY_TWO] },
    ],
    ['a time that it does not name', { named: [FRIDAY_ELEVEN] }],
    ['words of holding alone', { letter: { text: 'Held until tomorrow.' }, times: [] }],
    ['a time in another language', { letter: { language: 'es-US' } }],
    ['a day of its own', { until: '2027-07-09T14:00:00.000Z' }],
    ['an hour past closing', { until: '2027-07-02T22:30:00.000Z' }],
    ['a day that is over', { until: '2027-07-01T13:00:00.000Z' }],
    ['a time before its hold ends', { times: [slot('2027-07-02T08:30', '10:00')] }],
    ['a time at which its hold ends', { times: [slot('2027-07-02T10:00', '11:30')] }],
  ])('are what is held, and no letter goes with %s', async (_, wrong) => {
    const answer = await write(wrong);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ detail: string }>().detail).not.toBe('');
    expect(await held()).toEqual([]);
    await sendAfter(10);
    expect(sent).toEqual([]);
  });

  it.skipIf(ASKED_BY_OTHERS)('are held until the moment that the letter says', async () => {
    const until = '2027-07-02T13:30:00.000Z';
    expect((await write({ until })).statusCode).toBe(200);
    expect((await held())[0]?.offered?.until).toBe(until);
  });

  it.skipIf(ASKED_BY_OTHERS)('are held over a day on which nobody reads an answer', async () => {
    // From Friday at 3 PM until Monday's close.
    desk.setNow(new Date('2027-07-02T19:00:00Z'));
    cookie = await desk.join(1);
    const [until, times] = ['2027-07-05T22:00:00.000Z', [slot('2027-07-06T10:00', '11:30')]];
    expect((await write({ until, times })).statusCode).toBe(200);
    expect((await held())[0]?.offered?.until).toBe(until);
  });

  it.skipIf(ON_POSTGRES)('are three at most', async () => {
    const four = ['08:00', '09:30', '11:00', '12:30'].map((clock) => {
      const end = new Date(`2027-07-06T${clock}:00Z`).getTime() + 90 * 60_000;
      return slot(`2027-07-06T${clock}`, new Date(end).toISOString().slice(11, 16));
    });
    expect((await write({ times: four })).statusCode).toBe(422);
    expect((await write({ times: four.slice(1) })).statusCode).toBe(200);
  });
});

describe('the times to choose from', () => {
  const times = async (query: string) =>
    (await get(`/api/letters/times?${query}`)).json<LetterTimesAnswer>().slots;

  it.skipIf(ASKED_BY_OTHERS)(
    'are those that visitors are offered, without what somebody has',
    async () => {
      const all = await times('event=smile-blueprint&on=weekdays');
      expect(all).toContainEqual(FRIDAY_TWO);
      await write();
      const left = await times('event=smile-blueprint&on=weekdays');
      expect(left).not.toContainEqual(FRIDAY_TWO);
      expect(left.length).toBeLessThan(all.length);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)('are those of weekends for who asked for one', async () => {
    const weekend = await times('event=virtual-consult&on=weekends');
    expect(weekend[0]).toEqual(slot('2027-07-03T08:00', '08:30'));
    expect(new Set(weekend.map(({ startsAt }) => new Date(startsAt).getUTCDay()))).toEqual(
      new Set([0, 6]),
    );
  });

  it.skipIf(ON_POSTGRES)('are none of anything else', async () => {
    expect((await get('/api/letters/times?event=party&on=weekdays')).statusCode).toBe(422);
  });
});
