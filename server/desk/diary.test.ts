import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  BlocksAnswer,
  CardsAnswer,
  DeskLetterWords,
  NewsAnswer,
  SentCard,
} from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { markBody } from '../intake/idempotency.ts';
import type { OutgoingMail } from '../outbox/smtp-mailer.ts';
import { storeAppointment } from '../scheduling/appointment-store.ts';
import { findFree } from '../scheduling/free-slots.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { sendDeskLetters } from '../test-support/send-desk-letters.ts';
import { ASKED_BY_OTHERS, ON_POSTGRES } from '../test-support/test-database.ts';

/** The sample desk's time: Thursday, July 1, 2027, 10 AM in New York. */
const NOW = new Date('2027-07-01T14:00:00Z');
const FRIDAY_TEN = slot('2027-07-02T10:00', '11:30');
const FRIDAY_TWO = slot('2027-07-02T14:00', '15:30');
const SATURDAY_TEN = slot('2027-07-03T10:00', '11:30');
/** Of a letter that a worker is sending. */
const LEASED = { lease: 'a worker', leased_until_ms: NOW.getTime() + 60_000, tries: 1 };
const LETTER = { email: 'ann@example.com', language: 'en-US' };

let desk: SampleDesk;
let cookie: string;
let sent: OutgoingMail[];
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
  sent = [];
});
afterEach(() => desk.close());

function slot(startsAt: string, endsAt: string) {
  const day = startsAt.slice(0, 10);
  return { startsAt: `${startsAt}:00-04:00`, endsAt: `${day}T${endsAt}:00-04:00` };
}
const post = (url: string, payload: object, by = cookie) =>
  desk.ask({ method: 'POST', url, payload }, by);
async function make(at = FRIDAY_TEN, more: object = {}) {
  const id = randomUUID();
  return post('/api/appointments', {
    id,
    event: 'smile-blueprint',
    ...at,
    receivedAt: NOW.toISOString(),
    sealed: await desk.seal({ id, name: 'CANARY Lee' }),
    entry: await desk.entry({ is: 'made' }),
    asked: { name: '1', entry: await desk.entry({ is: 'placed', on: at.startsAt }) },
    letter: LETTER,
    ...more,
  });
}
/** Takes the booking back that made A1. */
async function takeBack(more: object = {}, by = cookie) {
  const payload = {
    entry: await desk.entry({ is: 'cancelled' }),
    asked: { name: '1', entry: await desk.entry({ is: 'undo' }) },
  };
  return post('/api/cards/A1/take-back', { ...payload, ...more }, by);
}
async function move(to: object, more: object = {}, by = cookie) {
  const payload = {
    sequence: 0,
    ...to,
    isBack: false,
    letter: LETTER,
    entry: await desk.entry({ is: 'made' }),
  };
  return post('/api/cards/A1/move', { ...payload, ...more }, by);
}
async function block(at: object, id: string = randomUUID(), by = cookie) {
  return post(
    '/api/blocks',
    { id, ...at, sealed: await desk.seal({ id, why: 'CANARY lunch' }) },
    by,
  );
}
const card = async () =>
  (await desk.ask({ method: 'GET', url: '/api/cards/A1' }, cookie)).json<SentCard>();
const blocks = async () =>
  (await desk.ask({ method: 'GET', url: '/api/blocks' }, cookie)).json<BlocksAnswer>().blocks;
const cards = async () =>
  (await desk.ask({ method: 'GET', url: '/api/cards' }, cookie)).json<CardsAnswer>();
const isFree = async (at: { startsAt: string; endsAt: string }) =>
  (await findFree(desk.database, [at])).length === 1;

/** Sends what the outbox would send some seconds later. */
async function sendAfter(seconds: number): Promise<void> {
  sent.push(...(await sendDeskLetters(desk.database, new Date(NOW.getTime() + seconds * 1_000))));
}

/** What goes once a try has failed, or staff try again. */
async function sendAll(): Promise<void> {
  await desk.database.updateTable('outbox').set({ state: 'waiting', leased_until_ms: 0 }).execute();
  await sendAfter(60);
}

describe('an appointment that the desk makes', () => {
  it('takes its time, has a card with who made it, and a letter with its link ten seconds later', async () => {
    const made = await make();
    const { entries } = await cards();
    const placed = entries.find(({ about }) => about === 'request');
    const own = entries.find(({ about }) => about === 'appointment');
    expect(made.json()).toEqual({
      name: 'A1',
      isLetterSent: true,
      // The page writes them on both cards at once, as the news would.
      entry: { number: own?.number, person: own?.person, at: own?.at },
      askedEntry: { number: placed?.number, person: placed?.person, at: placed?.at },
    });
    expect(await isFree(FRIDAY_TEN)).toBe(false);
    expect((await card()).appointment).toMatchObject({ ...FRIDAY_TEN, sequence: 0 });
    await sendAfter(9);
    expect(sent).toEqual([]);
    await sendAfter(10);
    expect(sent[0]).toMatchObject({ to: 'ann@example.com' });
    expect(sent[0]?.subject).toBe('Impressions: your appointment is booked');
    expect(sent[0]?.text).toMatch(/https:\/\/www\.example\.org\/appointment#[\w-]{88}/);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'and moves at once has both letters: the first brings the link that the second names',
    async () => {
      await make();
      await move(FRIDAY_TWO);
      await sendAfter(10);
      expect(sent.map(({ subject }) => subject)).toEqual([
        'Impressions: your appointment is booked',
        'Impressions: your appointment has a new time',
      ]);
      expect(sent[0]?.text).toContain('/appointment#');
    },
  );

  it('moves and moves back is told where it is, once the letter of the booking has told the other time', async () => {
    const after = (seconds: number) => desk.setNow(new Date(NOW.getTime() + seconds * 1_000));
    await make();
    after(5);
    await move(FRIDAY_TWO);
    await sendAfter(10);
    expect(sent.map(({ text }) => text.includes('2:00'))).toEqual([true]);
    after(12);
    const back = await move(FRIDAY_TEN, { sequence: 1, isBack: true });
    expect(back.json()).toMatchObject({ isLetterSent: true });
    await sendAfter(60);
    expect(sent.at(-1)?.text).toContain('10:00');
  });

  it.skipIf(ASKED_BY_OTHERS)('moves and moves back before any letter went has one', async () => {
    await make();
    await move(FRIDAY_TWO);
    const back = await move(FRIDAY_TEN, { sequence: 1, isBack: true });
    expect(back.json()).toMatchObject({ isLetterSent: false });
    await sendAfter(60);
    expect(sent.map(({ text }) => text.includes('10:00'))).toEqual([true]);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'and takes back within ten seconds is told to nobody: cancelled, free, and undone on the card by which they asked',
    async () => {
      await make();
      expect((await takeBack()).statusCode).toBe(200);
      expect(await isFree(FRIDAY_TEN)).toBe(true);
      expect((await card()).appointment).toMatchObject({ sequence: 1 });
      expect((await card()).appointment?.cancelledAt).not.toBeNull();
      expect((await cards()).entries.map(({ about }) => about)).toEqual([
        'request',
        'appointment',
        'appointment',
        'request',
      ]);
      await sendAfter(10);
      expect(sent).toEqual([]);
      expect(await desk.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'cannot be taken back once its letter has left, nor by a dentist, nor where it was moved meanwhile',
    async () => {
      await make();
      expect((await takeBack({}, await desk.joinAs('dentist'))).statusCode).toBe(403);
      await sendAfter(10);
      const late = await takeBack();
      expect(late.statusCode).toBe(409);
      expect(late.json<{ detail: string }>().detail).toMatch(/has left.*Cancel/);
      expect(await isFree(FRIDAY_TEN)).toBe(false);
      await make(FRIDAY_TWO);
      await move(SATURDAY_TEN, {}, cookie);
      expect((await takeBack()).statusCode).toBe(409);
      expect(await isFree(SATURDAY_TEN)).toBe(false);
    },
  );

  it('can be taken back where nobody is told, for as long as a letter would wait', async () => {
    await make(FRIDAY_TEN, { letter: null });
    const wanted = {
      entry: await desk.entry({ is: 'cancelled' }),
      asked: { name: '1', entry: await desk.entry({ is: 'undo' }) },
    };
    expect((await takeBack(wanted)).statusCode).toBe(200);
    expect(await isFree(FRIDAY_TEN)).toBe(true);
    // Its answer was lost: the same again is answered as before, and changes nothing.
    expect((await takeBack(wanted)).statusCode).toBe(200);
    expect((await card()).appointment).toMatchObject({ sequence: 1 });
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'alone can be taken back: what a visitor has booked is cancelled, and they are told',
    async () => {
      await storeAppointment(desk.database, {
        receipt: {
          id: randomUUID(),
          reference: 'K7NP-3XR2',
          event: 'smile-blueprint',
          ...FRIDAY_TEN,
          receivedAt: NOW.toISOString(),
        },
        sealed: Buffer.from(await desk.seal({ name: 'Ann Lee' }), 'base64'),
        mark: markBody('a-visitor-s-key', {}),
      });
      expect((await takeBack()).statusCode).toBe(409);
      // Nor once somebody has written on its card.
      const note = await desk.entry({ is: 'note', text: 'Asked for water.' });
      expect((await post('/api/cards/A1/entries', note)).statusCode).toBe(200);
      expect((await takeBack()).statusCode).toBe(409);
      expect(await isFree(FRIDAY_TEN)).toBe(false);
      expect((await card()).appointment?.cancelledAt).toBeNull();
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'can be taken back no more when a letter of its own would have left',
    async () => {
      await make(FRIDAY_TEN, { letter: null });
      desk.setNow(new Date(NOW.getTime() + 16_000));
      expect((await takeBack()).statusCode).toBe(409);
      expect(await isFree(FRIDAY_TEN)).toBe(false);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'may lie on a Saturday, within the notice, and nowhere outside the hours or in the past',
    async () => {
      expect((await make(SATURDAY_TEN)).statusCode).toBe(200);
      expect((await make(slot('2027-07-01T10:30', '12:00'))).statusCode).toBe(200);
      for (const at of [
        slot('2027-07-01T10:00', '11:30'),
        slot('2027-07-02T07:00', '08:30'),
        slot('2027-07-02T10:15', '11:45'),
        slot('2027-07-02T10:00', '11:00'),
      ]) {
        expect((await make(at)).statusCode, at.startsAt).toBe(422);
      }
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'is written on the card by which they asked too, and not made where that is gone',
    async () => {
      await make();
      const rows = await desk.database
        .selectFrom('desk_entries')
        .select('about')
        .orderBy('number')
        .execute();
      expect(rows.map(({ about }) => about)).toEqual(['request', 'appointment']);
      const gone = await make(FRIDAY_TWO, {
        asked: { name: '9', entry: await desk.entry({ is: 'made' }) },
      });
      expect(gone.statusCode).toBe(404);
      expect(await isFree(FRIDAY_TWO)).toBe(true);
    },
  );

  it('is made once, however often it is sent, and answered as before', async () => {
    const id = randomUUID();
    const first = await make(FRIDAY_TEN, { id });
    // A page that has new ids for what it writes, each time.
    const again = await make(FRIDAY_TEN, { id });
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    const answer = { name: 'A1', isLetterSent: true };
    expect(first.json()).toMatchObject(answer);
    expect(again.json()).toEqual({ ...answer, entry: null, askedEntry: null });
    expect((await cards()).entries.map(({ about }) => about)).toEqual(['request', 'appointment']);
    await sendAfter(10);
    expect(sent).toHaveLength(1);
    expect((await make(FRIDAY_TEN, { id })).json()).toEqual(again.json());
  });

  it('is made once where it is sent twice at a moment: a double click', async () => {
    const id = randomUUID();
    const both = await Promise.all([make(FRIDAY_TEN, { id }), make(FRIDAY_TEN, { id })]);
    expect(both.map((answer) => answer.json())).toMatchObject([
      { name: 'A1', isLetterSent: true },
      { name: 'A1', isLetterSent: true },
    ]);
    expect((await cards()).entries).toHaveLength(2);
    expect((await takeBack()).statusCode).toBe(200);
    // Sent once more from a page that has not heard of that: nobody comes, and it says so.
    expect((await make(FRIDAY_TEN, { id })).statusCode).toBe(409);
    expect((await cards()).entries).toHaveLength(4);
  });

  it('is answered as before where nobody is told, too', async () => {
    const id = randomUUID();
    await make(FRIDAY_TEN, { id, letter: null });
    const again = await make(FRIDAY_TEN, { id, letter: null });
    expect(again.json()).toMatchObject({ name: 'A1', isLetterSent: false });
  });

  it('never takes a time that somebody has: nothing is stored then', async () => {
    await make();
    const late = await make(slot('2027-07-02T11:00', '12:30'));
    expect(late.statusCode).toBe(409);
    expect(await desk.database.selectFrom('appointments').selectAll().execute()).toHaveLength(1);
    expect(await desk.database.selectFrom('desk_entries').selectAll().execute()).toHaveLength(2);
  });

  it('is told to the other desks, also by a machine whose clock is minutes slow', async () => {
    const { cursor } = await cards();
    const receivedAt = new Date(NOW.getTime() - 9 * 60_000).toISOString();
    expect((await make(FRIDAY_TEN, { receivedAt })).statusCode).toBe(200);
    const url = `/api/news?entry=${cursor.entry}&since=${cursor.since}`;
    const news = (await desk.ask({ method: 'GET', url }, cookie)).json<NewsAnswer>();
    expect(news.cards.map(({ name }) => name)).toContain('A1');
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'is refused from a machine whose clock is wrong, since the moment is sealed with it',
    async () => {
      const wrong = await make(FRIDAY_TEN, { receivedAt: '2027-07-01T12:00:00.000Z' });
      expect(wrong.statusCode).toBe(422);
      expect(wrong.json().detail).toContain('clock');
    },
  );
});

describe('an appointment that the desk moves', () => {
  beforeEach(async () => {
    await make();
    await sendAfter(10);
    sent = [];
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'has its new time alone, an entry, and a letter that leads to the first one’s link',
    async () => {
      const letter = { ...LETTER, sentence: 'The doctor is away on Friday morning.' };
      const moved = await move(FRIDAY_TWO, { letter });
      expect(moved.json()).toMatchObject({ isLetterSent: true, entry: { number: 3, person: 1 } });
      expect([await isFree(FRIDAY_TEN), await isFree(FRIDAY_TWO)]).toEqual([true, false]);
      expect((await card()).appointment).toMatchObject({ ...FRIDAY_TWO, sequence: 1 });
      await sendAfter(10);
      expect(sent[0]?.subject).toBe('Impressions: your appointment has a new time');
      expect(sent[0]?.text).toContain('The doctor is away on Friday morning.');
      expect(sent[0]?.text).toContain('the link in our last e-mail that has one; it still works');
      expect(sent[0]?.calendar?.text).toContain('SEQUENCE:1');
    },
  );

  it('that no letter had brought the link of is told to call, in the letter as in its preview', async () => {
    const words = { event: 'smile-blueprint', ...FRIDAY_TWO, status: 'booked', language: 'en-US' };
    const asked = { ...words, isNew: false, isOurs: false };
    const preview = async (card: string) =>
      (await post('/api/letters/preview', { ...asked, card })).json<DeskLetterWords>().paragraphs;
    expect((await preview('A1')).join()).toContain('the link in our last e-mail');
    // As of a booking that looks like a program's.
    await desk.database.updateTable('appointments').set({ kept_address: null }).execute();
    expect((await preview('A1')).join()).not.toContain('last e-mail');
    await desk.database.deleteFrom('outbox').execute();
    sent = [];
    await move(FRIDAY_TWO);
    await sendAfter(20);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('To move or cancel it, please call us');
    expect(sent[0]?.text).not.toContain('last e-mail');
  });

  it('is said by whoever calls in the words of its letter, without a file and a link', async () => {
    const said = async (more: object) => {
      const words = { event: 'smile-blueprint', ...FRIDAY_TWO, isNew: false, isOurs: false };
      const asked = { ...words, status: 'booked', language: 'en-US', isSaid: true, ...more };
      return (await post('/api/letters/preview', asked)).json<DeskLetterWords>();
    };
    const booked = await said({ isNew: true });
    expect(booked).toMatchObject({
      lead: 'Thank you. Your appointment with Impressions is booked',
      moment: expect.stringContaining('July 2, 2027'),
    });
    expect(booked.rows.join()).toContain('Fee: $250');
    expect((await said({})).lead).toBe('Your appointment with Impressions has a new time');
    const ours = await said({ status: 'cancelled', isOurs: true });
    expect(ours.lead).toContain('we have to cancel');
    expect(ours.paragraphs[0]).toContain('To find another time with us, call');
    expect((await said({ language: 'es-US', isNew: true })).lead).toContain('está reservada');
    for (const { paragraphs } of [booked, ours, await said({ status: 'cancelled' })]) {
      expect(paragraphs.join()).not.toMatch(/attached|https:|link/);
      expect(paragraphs).not.toEqual([]);
    }
  });

  it('and moves back within ten seconds is told to nobody', async () => {
    await move(FRIDAY_TWO);
    const back = await move(FRIDAY_TEN, { sequence: 1, isBack: true });
    expect(back.json()).toMatchObject({ isLetterSent: false });
    await sendAfter(60);
    expect(sent).toEqual([]);
    expect((await card()).appointment).toMatchObject({ ...FRIDAY_TEN, sequence: 2 });
  });

  it.skipIf(ASKED_BY_OTHERS)('and moves back later is told again', async () => {
    await move(FRIDAY_TWO);
    await sendAfter(10);
    const back = await move(FRIDAY_TEN, { sequence: 1, isBack: true });
    expect(back.json()).toMatchObject({ isLetterSent: true });
  });

  it.skipIf(ASKED_BY_OTHERS)('twice before a letter went sends the last one alone', async () => {
    await move(FRIDAY_TWO);
    await move(slot('2027-07-02T16:00', '17:30'), { sequence: 1 });
    await sendAfter(10);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('4:00');
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'and moves back one step of two is told where it is: they know the first place alone',
    async () => {
      await move(FRIDAY_TWO);
      await move(slot('2027-07-02T16:00', '17:30'), { sequence: 1 });
      const back = await move(FRIDAY_TWO, { sequence: 2, isBack: true });
      expect(back.json()).toMatchObject({ isLetterSent: true });
      await sendAfter(60);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.text).toContain('2:00');
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'and moves back after a try whose answer was lost is told: it may have arrived',
    async () => {
      await move(FRIDAY_TWO);
      await desk.database.updateTable('outbox').set({ tries: 1 }).execute();
      const back = await move(FRIDAY_TEN, { sequence: 1, isBack: true });
      expect(back.json()).toMatchObject({ isLetterSent: true });
    },
  );

  it('is moved once, however often it is sent, and answered as before', async () => {
    const once = await desk.entry({ is: 'made' });
    const first = await move(FRIDAY_TWO, { entry: once });
    expect(first.json()).toMatchObject({ isLetterSent: true });
    expect((await move(FRIDAY_TWO, { entry: once })).json()).toEqual(first.json());
    expect((await card()).appointment?.sequence).toBe(1);
    const unheard = { sequence: 1, isBack: true, entry: await desk.entry({ is: 'made' }) };
    const back = await move(FRIDAY_TEN, unheard);
    expect(back.json()).toMatchObject({ isLetterSent: false });
    expect((await move(FRIDAY_TEN, unheard)).json()).toEqual(back.json());
    await move(FRIDAY_TWO, { sequence: 2 });
    await sendAfter(10);
    const heard = { sequence: 3, isBack: true, entry: await desk.entry({ is: 'made' }) };
    const told = await move(FRIDAY_TEN, heard);
    expect(told.json()).toMatchObject({ isLetterSent: true });
    expect((await move(FRIDAY_TEN, heard)).json()).toEqual(told.json());
  });

  it('is left as it is where it was changed since it was seen, or the time is another’s', async () => {
    await block(slot('2027-07-02T15:00', '15:30'));
    expect((await move(FRIDAY_TWO)).statusCode).toBe(409);
    expect((await move(SATURDAY_TEN, { sequence: 3 })).statusCode).toBe(409);
    expect((await card()).appointment).toMatchObject({ ...FRIDAY_TEN, sequence: 0 });
    expect(await desk.database.selectFrom('desk_entries').selectAll().execute()).toHaveLength(2);
  });

  it.skipIf(ASKED_BY_OTHERS)('tells nobody where the visitor left no address', async () => {
    const moved = await move(FRIDAY_TWO, { letter: null });
    expect(moved.json()).toMatchObject({ isLetterSent: false });
  });

  it.skipIf(ON_POSTGRES).each(['josé@example.com', 'ann!b@example.com', 'ann@praxis-müller.de'])(
    'is told to every address that a visitor may leave: %s',
    async (email) => {
      expect((await move(FRIDAY_TWO, { letter: { ...LETTER, email } })).statusCode).toBe(200);
    },
  );

  it.skipIf(ON_POSTGRES)(
    'takes no sentence of several lines, nor a letter to no address',
    async () => {
      for (const letter of [
        { ...LETTER, sentence: 'One.\nTwo.' },
        { ...LETTER, sentence: 'x'.repeat(301) },
        { ...LETTER, email: 'nobody' },
      ]) {
        expect((await move(FRIDAY_TWO, { letter })).statusCode).toBe(422);
      }
    },
  );
});

describe('an appointment that the desk cancels', () => {
  it.each([
    [true, 1],
    [false, null],
  ])(
    'is noted as ours where it is (%s), for the page of the appointment',
    async (isOurs, noted) => {
      await make();
      const payload = {
        sequence: 0,
        isOurs,
        letter: null,
        entry: await desk.entry({ is: 'made' }),
      };
      expect((await post('/api/cards/A1/cancel', payload)).statusCode).toBe(200);
      const kept = await desk.database
        .selectFrom('appointments')
        .select('is_cancelled_by_us')
        .execute();
      expect(kept).toEqual([{ is_cancelled_by_us: noted }]);
    },
  );

  it('frees its time, and the letter says who cancels', async () => {
    await make();
    await sendAfter(10);
    const payload = {
      sequence: 0,
      isOurs: true,
      letter: LETTER,
      entry: await desk.entry({ is: 'made' }),
    };
    expect((await post('/api/cards/A1/cancel', payload)).statusCode).toBe(200);
    expect(await isFree(FRIDAY_TEN)).toBe(true);
    await sendAfter(10);
    expect(sent[1]?.subject).toBe('Impressions: we have to cancel your appointment');
    expect(sent[1]?.calendar?.method).toBe('CANCEL');
    const kept = await desk.database.selectFrom('appointments').select('kept_address').execute();
    expect(kept).toEqual([{ kept_address: null }]);
    // Cancelled already: somebody else was first.
    const again = { ...payload, entry: await desk.entry({ is: 'made' }) };
    expect((await post('/api/cards/A1/cancel', again)).statusCode).toBe(409);
  });
});

it('an appointment that the desk cancels without a letter keeps no address', async () => {
  await make();
  const payload = {
    sequence: 0,
    isOurs: true,
    letter: null,
    entry: await desk.entry({ is: 'made' }),
  };
  expect((await post('/api/cards/A1/cancel', payload)).statusCode).toBe(200);
  const kept = await desk.database.selectFrom('appointments').select('kept_address').execute();
  expect(kept).toEqual([{ kept_address: null }]);
});

it('a letter that has not gone follows each change by the desk, and goes nowhere after the last', async () => {
  await make();
  expect((await move(FRIDAY_TWO)).statusCode).toBe(200);
  const payload = {
    sequence: 1,
    isOurs: true,
    letter: null,
    entry: await desk.entry({ is: 'made' }),
  };
  expect((await post('/api/cards/A1/cancel', payload)).statusCode).toBe(200);
  await sendAfter(60);
  expect(sent).toEqual([]);
});

it.skipIf(ASKED_BY_OTHERS)(
  'the letter of a change that is being tried gives way to the next, in case that fails',
  async () => {
    await make();
    await sendAfter(10);
    await move(FRIDAY_TWO);
    await desk.database.updateTable('outbox').set(LEASED).execute();
    await move(slot('2027-07-02T16:00', '17:30'), { sequence: 1 });
    sent = [];
    await sendAll();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('4:00');
  },
);

it('a move back is told after one whose letter was being tried, and may not have arrived', async () => {
  await make();
  await sendAfter(10);
  await move(FRIDAY_TWO);
  await desk.database.updateTable('outbox').set(LEASED).execute();
  await move(slot('2027-07-02T16:00', '17:30'), { sequence: 1 });
  const back = await move(FRIDAY_TWO, { sequence: 2, isBack: true });
  expect(back.json()).toMatchObject({ isLetterSent: true });
  sent = [];
  await sendAfter(60);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('2:00');
});

describe.skipIf(ASKED_BY_OTHERS).each([
  ['of what the desk booked', { tries: 0 }],
  ['of what a visitor booked', { kind: 'smile-blueprint' }],
  ['of what a visitor moved', { kind: 'smile-blueprint moved' }],
  ['of a booking that is being tried', LEASED],
  ['that was given up', { state: 'dead' as const }],
])('a letter %s, and that has not gone', (_of, row) => {
  beforeEach(async () => {
    await make();
    await desk.database.updateTable('outbox').where('planned_at_ms', 'is', null).set(row).execute();
  });

  it('goes nowhere once the desk has cancelled', async () => {
    const payload = {
      sequence: 0,
      isOurs: true,
      letter: LETTER,
      entry: await desk.entry({ is: 'made' }),
    };
    expect((await post('/api/cards/A1/cancel', payload)).statusCode).toBe(200);
    await sendAll();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Impressions: we have to cancel your appointment',
    ]);
  });

  it('tells the time to which the desk has moved it, with its link', async () => {
    expect((await move(FRIDAY_TWO)).statusCode).toBe(200);
    await sendAll();
    expect(sent).toHaveLength(2);
    for (const { text, calendar } of sent) {
      expect(text).toContain('July 2, 2027 at 2:00');
      expect(calendar?.text).toContain('DTSTART:20270702T180000Z');
    }
    expect(sent.some(({ text }) => /\/appointment#[\w-]{88}/.test(text))).toBe(true);
  });

  it('goes nowhere where it does not open any more', async () => {
    await desk.database
      .updateTable('outbox')
      .set({ letter: Buffer.alloc(40) })
      .execute();
    expect((await move(FRIDAY_TWO)).statusCode).toBe(200);
    await sendAll();
    expect(sent).toHaveLength(1);
  });
});

describe('reminders of an appointment that the desk changes', () => {
  const WEDNESDAY = slot('2027-07-07T14:00', '15:30');
  const THURSDAY = slot('2027-07-08T08:00', '09:30');
  const TIMES = ['2027-07-05 14:00:00', '2027-07-07 11:00:00'];
  const LATER_TIMES = ['2027-07-06 08:00:00', '2027-07-07 18:00:00'];
  const DAYS_LATER_SECONDS = 6 * 86_400;
  beforeEach(async () => {
    await make(WEDNESDAY);
    await sendAfter(10);
  });

  async function reminderTimes(): Promise<string[]> {
    const waiting = await desk.database
      .selectFrom('outbox')
      .select('planned_at_ms')
      .where('planned_at_ms', 'is not', null)
      .orderBy('planned_at_ms')
      .execute();
    return waiting.map(({ planned_at_ms }) =>
      new Date(planned_at_ms ?? 0).toLocaleString('sv', { timeZone: 'America/New_York' }),
    );
  }
  const linkIn = (mail: OutgoingMail | undefined) =>
    /\/appointment#[\w-]{88}/.exec(mail?.text ?? '')?.[0];

  it.skipIf(ASKED_BY_OTHERS)(
    'are made with it, and follow its new time with the link of an earlier letter',
    async () => {
      expect(await reminderTimes()).toEqual(TIMES);
      await move(THURSDAY);
      expect(await reminderTimes()).toEqual(LATER_TIMES);
      sent.splice(1);
      await sendAfter(DAYS_LATER_SECONDS);
      const [first, ...rest] = sent;
      const reminder = rest.find(({ subject }) => subject.includes('a reminder'));
      expect(reminder).toMatchObject({ to: 'ann@example.com' });
      expect(reminder?.text).toContain('Thursday, July 8, 2027 at 8:00');
      expect(linkIn(reminder)).toBe(linkIn(first));
    },
  );

  it.skipIf(ASKED_BY_OTHERS)('follow it without a letter too, and back', async () => {
    await move(THURSDAY, { letter: null });
    expect(await reminderTimes()).toEqual(LATER_TIMES);
    await move(WEDNESDAY, { sequence: 1, isBack: true });
    expect(await reminderTimes()).toEqual(TIMES);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'go to the address that the browser hands over where none wait that would know it',
    async () => {
      await desk.database.deleteFrom('outbox').execute();
      await move(THURSDAY);
      expect(await reminderTimes()).toEqual(LATER_TIMES);
      sent = [];
      await sendAfter(DAYS_LATER_SECONDS);
      const reminder = sent.find(({ subject }) => subject.includes('a reminder'));
      expect(reminder).toMatchObject({ to: 'ann@example.com' });
      expect(reminder?.text).toContain('the link in our last e-mail');
    },
  );

  it('are made anew also where those of before do not open any more', async () => {
    await desk.database
      .updateTable('outbox')
      .set({ letter: Buffer.alloc(40) })
      .execute();
    expect((await move(THURSDAY)).statusCode).toBe(200);
    expect(await reminderTimes()).toEqual(LATER_TIMES);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'are none where it is cancelled, nor where nobody left an address',
    async () => {
      const payload = {
        sequence: 0,
        isOurs: true,
        letter: null,
        entry: await desk.entry({ is: 'made' }),
      };
      expect((await post('/api/cards/A1/cancel', payload)).statusCode).toBe(200);
      expect(await reminderTimes()).toEqual([]);
      expect((await make(FRIDAY_TEN, { letter: null })).statusCode).toBe(200);
      expect(await reminderTimes()).toEqual([]);
    },
  );
});

describe('a time that is kept free', () => {
  it.skipIf(ASKED_BY_OTHERS)('is no visitor’s, until it is given back', async () => {
    expect((await block(FRIDAY_TEN)).statusCode).toBe(204);
    expect(await isFree(FRIDAY_TEN)).toBe(false);
    expect((await make()).statusCode).toBe(409);
    const [kept] = await blocks();
    expect(kept).toMatchObject({ ...FRIDAY_TEN, person: 1 });
    await post(`/api/blocks/${kept?.number}/give-back`, {});
    expect(await isFree(FRIDAY_TEN)).toBe(true);
    expect(await blocks()).toEqual([]);
  });

  it('is none where somebody comes, and is kept once', async () => {
    await make();
    expect((await block(slot('2027-07-02T09:30', '10:30'))).statusCode).toBe(409);
    expect(await blocks()).toEqual([]);
    const id = randomUUID();
    await block(FRIDAY_TWO, id);
    expect((await block(FRIDAY_TWO, id)).statusCode).toBe(204);
    expect(await blocks()).toHaveLength(1);
  });

  it.skipIf(ON_POSTGRES)('is none at an address that has no number', async () => {
    for (const number of ['abc', '0', '1e3', '99999999999999999999']) {
      expect((await post(`/api/blocks/${number}/give-back`, {})).statusCode, number).toBe(404);
    }
  });

  it.skipIf(ASKED_BY_OTHERS)('shows in the news by another mark', async () => {
    const { cursor, blocksMark } = (
      await desk.ask({ method: 'GET', url: '/api/cards' }, cookie)
    ).json<CardsAnswer>();
    const url = `/api/news?entry=0&since=${cursor.since}`;
    const mark = async () =>
      (await desk.ask({ method: 'GET', url }, cookie)).json<NewsAnswer>().blocksMark;
    expect(await mark()).toBe(blocksMark);
    await block(FRIDAY_TEN);
    expect(await mark()).not.toBe(blocksMark);
    // Kept while all cards are fetched, it is missing there, or another mark tells of it.
    beforeSecondQuestion(desk.database, 'desk_blocks', () => block(FRIDAY_TWO));
    const meanwhile = await cards();
    expect(await blocks()).toHaveLength(2);
    expect(await mark()).not.toBe(meanwhile.blocksMark);
  });
});

/** Does something once the first question about a table has its answer, before the second is put. */
function beforeSecondQuestion(
  database: RequestDatabase,
  table: string,
  act: () => Promise<unknown>,
): void {
  const { selectFrom } = database;
  let asked = 0;
  const held = (builder: object): object =>
    new Proxy(builder, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        return String(name).startsWith('execute')
          ? async (...given: unknown[]) => {
              await act();
              return Reflect.apply(own, target, given);
            }
          : (...given: unknown[]) => held(Reflect.apply(own, target, given));
      },
    });
  const value = (...given: unknown[]) => {
    const builder = Reflect.apply(selectFrom, database, given);
    if (given[0] !== table) return builder;
    asked += 1;
    return asked === 2 ? held(builder) : builder;
  };
  Object.defineProperty(database, 'selectFrom', { value, configurable: true });
}

describe('a time that is kept free each week', () => {
  const WEEKS = ['2027-07-02', '2027-07-09', '2027-07-16'].map((day) =>
    slot(`${day}T14:00`, '15:30'),
  );
  const [, SECOND = FRIDAY_TWO] = WEEKS;
  const keep = async (times: readonly object[], series: string = randomUUID(), by = cookie) => {
    const sealed = times.map(async (at) => {
      const id = randomUUID();
      return { id, ...at, sealed: await desk.seal({ id, why: 'CANARY lunch' }) };
    });
    return post('/api/block-series', { series, times: await Promise.all(sealed) }, by);
  };
  const giveBack = (series: string, by = cookie) =>
    post(`/api/block-series/${series}/give-back`, {}, by);

  it.skipIf(ASKED_BY_OTHERS)(
    'is no visitor’s in any of the weeks, and is given back one by one or all at once',
    async () => {
      const series = randomUUID();
      expect((await keep(WEEKS, series)).statusCode).toBe(204);
      const kept = await blocks();
      expect(kept.map((one) => [one.startsAt, one.series])).toEqual(
        WEEKS.map(({ startsAt }) => [startsAt, series]),
      );
      expect(await findFree(desk.database, WEEKS)).toEqual([]);
      await post(`/api/blocks/${kept[1]?.number}/give-back`, {});
      expect(await findFree(desk.database, WEEKS)).toEqual([SECOND]);
      expect((await giveBack(series)).statusCode).toBe(204);
      expect(await findFree(desk.database, WEEKS)).toEqual(WEEKS);
      // Once more by a colleague: what was wanted is so.
      expect((await giveBack(series)).statusCode).toBe(204);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)('is kept in no week where somebody comes in one of them', async () => {
    await make(SECOND);
    expect((await keep(WEEKS)).statusCode).toBe(409);
    expect(await blocks()).toEqual([]);
    expect(await isFree(FRIDAY_TWO)).toBe(true);
    // Without that week it is, and the visit stands.
    expect((await keep(WEEKS.filter((at) => at !== SECOND))).statusCode).toBe(204);
    expect(await blocks()).toHaveLength(2);
  });

  it('and a visitor who books one of its weeks meanwhile: one of the two has it', async () => {
    const [kept, made] = await Promise.all([keep(WEEKS), make(SECOND)]);
    expect([kept.statusCode, made.statusCode].toSorted()).toEqual(
      kept.statusCode === 409 ? [200, 409] : [204, 409],
    );
    expect(await blocks()).toHaveLength(kept.statusCode === 204 ? WEEKS.length : 0);
  });

  it.skipIf(ASKED_BY_OTHERS)('is kept once, however often it is sent', async () => {
    const series = randomUUID();
    const id = randomUUID();
    const times = [{ id, ...FRIDAY_TWO, sealed: await desk.seal({ id, why: 'CANARY lunch' }) }];
    await post('/api/block-series', { series, times });
    expect((await post('/api/block-series', { series, times })).statusCode).toBe(204);
    expect(await blocks()).toHaveLength(1);
  });

  it.skipIf(ASKED_BY_OTHERS).each([
    ['at another hour', [FRIDAY_TWO, slot('2027-07-09T10:00', '11:30')]],
    ['on another weekday', [FRIDAY_TWO, slot('2027-07-08T14:00', '15:30')]],
    ['twice', [FRIDAY_TWO, FRIDAY_TWO]],
    ['a year ahead', [FRIDAY_TWO, slot('2028-06-30T14:00', '15:30')]],
    ['never', []],
  ])('is none %s', async (_, times) => {
    expect((await keep(times)).statusCode).toBe(422);
    expect(await blocks()).toEqual([]);
  });

  it('leaves what was when the rest is given back', async () => {
    const series = randomUUID();
    await keep(WEEKS, series);
    await desk.database
      .updateTable('desk_blocks')
      .set({ starts_at: '2027-06-25T14:00:00-04:00', ends_at: '2027-06-25T15:30:00-04:00' })
      .where('starts_at', '=', FRIDAY_TWO.startsAt)
      .execute();
    await giveBack(series);
    expect((await blocks()).map(({ startsAt }) => startsAt)).toEqual(['2027-06-25T14:00:00-04:00']);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'is given back by the dentist whose it is, and at no address that is none',
    async () => {
      const dentist = await desk.joinAs('dentist');
      const [theirs, own] = [randomUUID(), randomUUID()];
      await keep(WEEKS, theirs);
      await keep([slot('2027-07-02T16:00', '17:00')], own, dentist);
      expect((await giveBack(theirs, dentist)).statusCode).toBe(403);
      expect((await giveBack(own, dentist)).statusCode).toBe(204);
      expect((await giveBack('abc')).statusCode).toBe(404);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'is given back by no dentist who has put a time of their own beside it',
    async () => {
      const dentist = await desk.joinAs('dentist');
      const series = randomUUID();
      await keep([slot('2027-07-01T16:00', '17:00')], series, dentist);
      await keep(WEEKS, series);
      expect((await giveBack(series, dentist)).statusCode).toBe(403);
      expect(await findFree(desk.database, WEEKS)).toEqual([]);
      expect((await giveBack(series)).statusCode).toBe(204);
    },
  );
});

describe('times kept free that are moved', () => {
  const day = (ahead: number) =>
    new Date(Date.parse('2027-07-02') + ahead * 86_400_000).toISOString().slice(0, 10);
  const LUNCHES = [0, 7, 14].map((ahead) => slot(`${day(ahead)}T14:00`, '15:30'));
  const LATER = [0, 7, 14].map((ahead) => slot(`${day(ahead)}T14:30`, '16:00'));
  const [LUNCH = FRIDAY_TWO] = LUNCHES;
  const keep = async (by = cookie) => {
    const sealed = LUNCHES.map(async (at) => {
      const id = randomUUID();
      return { id, ...at, sealed: await desk.seal({ id, why: 'CANARY lunch' }) };
    });
    const series = randomUUID();
    await post('/api/block-series', { series, times: await Promise.all(sealed) }, by);
    return { series, numbers: (await blocks()).map(({ number }) => number) };
  };
  /** Each of some blocks to its time, in their order. */
  const to = async (numbers: readonly number[], times: readonly object[]) => {
    const moves = numbers.map(async (number, at) => {
      const id = randomUUID();
      return { number, id, ...times[at], sealed: await desk.seal({ id, why: 'CANARY lunch' }) };
    });
    return { moves: await Promise.all(moves) };
  };
  const shift = async (payload: object, by = cookie) => post('/api/blocks/move', payload, by);
  const starts = async () => (await blocks()).map(({ startsAt }) => startsAt);

  it.skipIf(ASKED_BY_OTHERS)(
    'one week of a series: the others stay, and it still belongs to them',
    async () => {
      const { series, numbers } = await keep();
      const mark = (await cards()).blocksMark;
      const wanted = slot(`${day(6)}T10:00`, '11:00');
      const [, second = 0] = numbers;
      expect((await shift(await to([second], [wanted]))).statusCode).toBe(204);
      const [first, moved, third] = await blocks();
      expect([first?.startsAt, third?.startsAt]).toEqual([LUNCH.startsAt, LUNCHES[2]?.startsAt]);
      expect(moved).toMatchObject({ ...wanted, series, person: 1 });
      expect(await findFree(desk.database, [...LUNCHES, wanted])).toEqual([LUNCHES[1]]);
      // Colleagues who have the diary open ask for it anew.
      expect((await cards()).blocksMark).not.toBe(mark);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'the whole series from here on, also into times that it has itself',
    async () => {
      const { numbers } = await keep();
      expect((await shift(await to(numbers, LATER))).statusCode).toBe(204);
      expect(await starts()).toEqual(LATER.map(({ startsAt }) => startsAt));
      expect(await isFree(slot(`${day(7)}T14:00`, '14:30'))).toBe(true);
    },
  );

  it('none of it where somebody comes at one of the new times', async () => {
    const { numbers } = await keep();
    await make(slot(`${day(7)}T15:30`, '17:00'));
    expect((await shift(await to(numbers, LATER))).statusCode).toBe(409);
    expect(await starts()).toEqual(LUNCHES.map(({ startsAt }) => startsAt));
    expect(await findFree(desk.database, LUNCHES)).toEqual([]);
    // Without that week it goes.
    const [first = 0, , third = 0] = numbers;
    const two = await to([first, third], [LATER[0] ?? {}, LATER[2] ?? {}]);
    expect((await shift(two)).statusCode).toBe(204);
  });

  it('once, however often it is sent; and not what a colleague has given back or moved', async () => {
    const { numbers } = await keep();
    const sent = await to(numbers, LATER);
    await shift(sent);
    expect((await shift(sent)).statusCode).toBe(204);
    expect(await starts()).toEqual(LATER.map(({ startsAt }) => startsAt));
    expect((await shift(await to(numbers, LUNCHES))).statusCode).toBe(409);
    expect(await starts()).toEqual(LATER.map(({ startsAt }) => startsAt));
  });

  it.skipIf(ASKED_BY_OTHERS).each([
    ['to times that are not weekly', [0, 7, 15]],
    ['twice to one time', [0, 0, 7]],
  ])('not %s', async (_, aheads) => {
    const { numbers } = await keep();
    const times = aheads.map((ahead) => slot(`${day(ahead)}T09:00`, '10:30'));
    expect((await shift(await to(numbers, times))).statusCode).toBe(422);
    expect(await starts()).toEqual(LUNCHES.map(({ startsAt }) => startsAt));
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'not several under one id, nor under one that another has',
    async () => {
      const { numbers } = await keep();
      const { moves } = await to(numbers, LATER);
      const twice = moves.map((one) => ({ ...one, id: moves[0]?.id }));
      expect((await shift({ moves: twice })).statusCode).toBe(422);
      const other = randomUUID();
      await block(slot(`${day(1)}T14:00`, '15:30'), other);
      const theirs = moves.map((one, at) => (at === 0 ? { ...one, id: other } : one));
      expect((await shift({ moves: theirs })).statusCode).toBe(422);
      // The same of those that are to be kept each week.
      const times = twice.map(({ id, sealed }, at) => ({ id, sealed, ...LATER[at] }));
      expect((await post('/api/block-series', { series: randomUUID(), times })).statusCode).toBe(
        422,
      );
      expect(
        (await starts()).filter((at) => at !== slot(`${day(1)}T14:00`, '15:30').startsAt),
      ).toEqual(LUNCHES.map(({ startsAt }) => startsAt));
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'not several that belong to no series together, nor what a letter holds, nor what has begun',
    async () => {
      const { numbers } = await keep();
      await block(slot(`${day(1)}T14:00`, '15:30'));
      const [first = 0] = numbers;
      const single = (await blocks()).find(({ series }) => series === null)?.number ?? 0;
      expect((await shift(await to([first, single], LATER))).statusCode).toBe(422);
      const one = { starts_at: '2027-06-25T14:00:00-04:00', ends_at: '2027-06-25T15:30:00-04:00' };
      await desk.database.updateTable('desk_blocks').set(one).where('number', '=', first).execute();
      expect((await shift(await to([first], LATER))).statusCode).toBe(422);
      await desk.database
        .updateTable('desk_blocks')
        .set({ offered_about: 'request', offered_to: 1, until_ms: 4_000_000_000_000 })
        .where('number', '=', single)
        .execute();
      expect((await shift(await to([single], LATER))).statusCode).toBe(422);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)('by whose they are, or who may change the diary', async () => {
    const dentist = await desk.joinAs('dentist');
    const { numbers } = await keep();
    expect((await shift(await to(numbers, LATER), dentist)).statusCode).toBe(403);
    expect((await shift(await to(numbers, LATER), '')).statusCode).toBe(401);
    await block(slot('2027-07-01T16:00', '17:00'), randomUUID(), dentist);
    const own = (await blocks()).find(({ person }) => person !== 1);
    const wanted = slot('2027-07-01T12:00', '13:00');
    expect((await shift(await to([own?.number ?? 0], [wanted]), dentist)).statusCode).toBe(204);
    // Moved by a colleague it stays the dentist's.
    const [moved] = await blocks();
    expect(moved).toMatchObject({ startsAt: wanted.startsAt, person: own?.person });
  });
});

describe('roles', () => {
  it.skipIf(ASKED_BY_OTHERS)(
    'a scheduler moves; a dentist keeps times free and gives the own ones back, and moves nobody',
    async () => {
      await make();
      await block(FRIDAY_TWO);
      const dentist = await desk.joinAs('dentist');
      expect((await move(SATURDAY_TEN, {}, dentist)).statusCode).toBe(403);
      const [theirs] = await blocks();
      const giveBack = (number: number | undefined) =>
        post(`/api/blocks/${number}/give-back`, {}, dentist);
      expect((await giveBack(theirs?.number)).statusCode).toBe(403);
      await block(slot('2027-07-02T16:00', '17:00'), randomUUID(), dentist);
      const own = (await blocks()).find(({ person }) => person !== 1);
      expect((await giveBack(own?.number)).statusCode).toBe(204);
      const scheduler = await desk.joinAs('scheduler');
      expect((await move(SATURDAY_TEN, {}, scheduler)).statusCode).toBe(200);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)('nobody changes the diary of a locked desk', async () => {
    expect((await block(FRIDAY_TEN, randomUUID(), '')).statusCode).toBe(401);
    expect((await move(FRIDAY_TWO, {}, '')).statusCode).toBe(401);
  });
});

it('nothing of it stands on the disk or in the log but sealed', async () => {
  await make();
  await move(FRIDAY_TWO, { letter: { ...LETTER, sentence: 'CANARY sentence' } });
  await block(SATURDAY_TEN);
  const everywhere = desk.log() + (await desk.storedBytes()).toString('latin1');
  expect(everywhere).not.toMatch(/CANARY|ann@example/);
});
