import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../outbox/smtp-mailer.ts';
import { readAppointment } from '../scheduling/change-store.ts';
import { linkHashOf, opensBy } from '../scheduling/change-token.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { sendDeskLetters } from '../test-support/send-desk-letters.ts';

/** The sample desk's time: Thursday, July 1, 2027, 10 AM in New York. */
const NOW = new Date('2027-07-01T14:00:00Z');
const TUESDAY_TEN = {
  startsAt: '2027-07-06T10:00:00-04:00',
  endsAt: '2027-07-06T11:30:00-04:00',
};
const WRONG = { email: 'ann@exmaple.com', language: 'en-US' };
const RIGHT = { email: 'ann@example.com', language: 'en-US' };

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
});
afterEach(() => desk.close());

const post = (url: string, payload: object) => desk.ask({ method: 'POST', url, payload }, cookie);
/** Books A1 for whoever is on card 1. */
async function book(letter: object | null = WRONG) {
  const id = randomUUID();
  await post('/api/appointments', {
    id,
    event: 'smile-blueprint',
    ...TUESDAY_TEN,
    receivedAt: NOW.toISOString(),
    sealed: await desk.seal({ id, name: 'CANARY Lee' }),
    entry: await desk.entry({ is: 'made' }),
    asked: { name: '1', entry: await desk.entry({ is: 'placed', on: TUESDAY_TEN.startsAt }) },
    letter,
  });
}
async function correct(
  card: string,
  to: object | null,
  { id = randomUUID(), ...more }: { id?: string; isOther?: boolean; addressSeen?: number } = {},
) {
  const payload = { entry: await desk.entry({ is: 'corrected' }, id), to, isOther: true, ...more };
  return post(`/api/cards/${card}/address`, payload);
}
/** What leaves by some seconds from now; reminders too where it is days. */
const sendBy = (seconds: number): Promise<OutgoingMail[]> =>
  sendDeskLetters(desk.database, new Date(NOW.getTime() + seconds * 1_000));
const linkIn = (mail: OutgoingMail | undefined): string =>
  /appointment#([\w-]{88})/.exec(mail?.text ?? '')?.[1] ?? '';
const DAYS_4 = 4 * 86_400;

describe('an address of a visit that is corrected', () => {
  it('gets the letter of the booking with a link of its own; that of before opens nothing', async () => {
    await book();
    const [first] = await sendBy(20);
    expect(first?.to).toBe(WRONG.email);
    const corrected = await correct('A1', RIGHT);
    expect(corrected.json()).toMatchObject({ isLetterSent: true, entry: { person: 1 } });
    const [anew, ...others] = await sendBy(20);
    expect([anew?.to, anew?.subject, others]).toEqual([
      RIGHT.email,
      'Impressions: your appointment is booked',
      [],
    ]);
    expect(anew?.text).toContain('takes the place of any that we gave you before');
    expect(first?.text).not.toContain('takes the place');
    const { id } = await desk.database
      .selectFrom('appointments')
      .select('id')
      .executeTakeFirstOrThrow();
    const hash = (await readAppointment(desk.database, id))?.linkHash;
    expect(Buffer.from(hash ?? [])).toEqual(linkHashOf(linkIn(anew)));
    expect(Buffer.from(hash ?? [])).not.toEqual(linkHashOf(linkIn(first)));
  });

  it('gets every letter and reminder that had not left, and the other one none', async () => {
    await book();
    await correct('A1', RIGHT);
    const sent = [...(await sendBy(20)), ...(await sendBy(DAYS_4))];
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([RIGHT.email]));
    expect(sent.map(linkIn).every((link) => link === linkIn(sent[0]))).toBe(true);
  });

  it('is reminded there too after the desk has moved it since', async () => {
    await book();
    await sendBy(20);
    await correct('A1', RIGHT);
    await sendBy(20);
    await post('/api/cards/A1/move', {
      sequence: 0,
      startsAt: '2027-07-06T14:00:00-04:00',
      endsAt: '2027-07-06T15:30:00-04:00',
      isBack: false,
      letter: RIGHT,
      entry: await desk.entry({ is: 'moved' }),
    });
    const sent = [...(await sendBy(20)), ...(await sendBy(DAYS_4))];
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([RIGHT.email]));
  });

  it('and whose language alone is other gets what waits in that, by the same link', async () => {
    await book(RIGHT);
    const inSpanish = { ...RIGHT, language: 'es-US' };
    const corrected = await correct('A1', inSpanish, { isOther: false });
    expect(corrected.json()).toMatchObject({ isLetterSent: false });
    const sent = [...(await sendBy(20)), ...(await sendBy(DAYS_4))];
    expect(sent.length).toBeGreaterThan(1);
    for (const { subject } of sent) expect(subject).toMatch(/su cita/);
    const { link_hash, kept_address } = await desk.database
      .selectFrom('appointments')
      .select(['link_hash', 'kept_address'])
      .executeTakeFirstOrThrow();
    expect([link_hash, kept_address === null]).toEqual([null, false]);
  });

  it('of one that was told to nobody is told', async () => {
    await book(null);
    expect(await sendBy(20)).toEqual([]);
    await correct('A1', RIGHT);
    const [letter] = await sendBy(20);
    expect([letter?.to, linkIn(letter)]).toEqual([RIGHT.email, expect.stringMatching(/./)]);
  });

  it('and is taken away is written to no more, and opens nothing', async () => {
    await book();
    const corrected = await correct('A1', null);
    expect(corrected.json()).toMatchObject({ isLetterSent: false });
    expect([...(await sendBy(20)), ...(await sendBy(DAYS_4))]).toEqual([]);
    const row = await desk.database
      .selectFrom('appointments')
      .select(['kept_address', 'link_hash'])
      .executeTakeFirstOrThrow();
    expect(row.kept_address).toBeNull();
    expect(row.link_hash).not.toBeNull();
  });

  it('of one that is over is noted, and nobody is written to', async () => {
    await book();
    await sendBy(20);
    desk.setNow(new Date('2027-07-07T14:00:00Z'));
    ({ cookie } = { cookie: await desk.join(1) });
    expect((await correct('A1', RIGHT)).json()).toMatchObject({ isLetterSent: false });
    expect((await sendBy(7 * 86_400)).filter(({ to }) => to === RIGHT.email)).toEqual([]);
  });

  it('of one that is over opens nothing by the link of before, also once the desk has moved it', async () => {
    await book();
    const [first] = await sendBy(20);
    desk.setNow(new Date('2027-07-07T14:00:00Z'));
    cookie = await desk.join(1);
    await correct('A1', RIGHT);
    await post('/api/cards/A1/move', {
      sequence: 0,
      startsAt: '2027-07-09T10:00:00-04:00',
      endsAt: '2027-07-09T11:30:00-04:00',
      isBack: false,
      letter: RIGHT,
      entry: await desk.entry({ is: 'moved' }),
    });
    const { link_hash: hash } = await desk.database
      .selectFrom('appointments')
      .select('link_hash')
      .executeTakeFirstOrThrow();
    expect(opensBy(hash, linkIn(first))).toBe(false);
  });

  it('sent again with the same entry is stored and told once', async () => {
    await book();
    await sendBy(20);
    const id = randomUUID();
    const answers = [await correct('A1', RIGHT, { id }), await correct('A1', RIGHT, { id })];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await sendBy(20)).toHaveLength(1);
  });
});

describe('a desk that has not heard of an address that was corrected', () => {
  const MOVED = {
    sequence: 0,
    startsAt: '2027-07-06T14:00:00-04:00',
    endsAt: '2027-07-06T15:30:00-04:00',
    isBack: false,
  };
  const move = async (more: object, id?: string) =>
    post('/api/cards/A1/move', { ...MOVED, entry: await desk.entry({ is: 'moved' }, id), ...more });
  const cancel = async (more: object) =>
    post('/api/cards/A1/cancel', {
      sequence: 0,
      isOurs: true,
      entry: await desk.entry({ is: 'cancelled' }),
      ...more,
    });
  const write = async (name: string, more: object) =>
    post(`/api/cards/${name}/letter`, {
      entry: await desk.entry({ is: 'letter' }),
      letter: { ...WRONG, subject: 'About your visit', text: 'Dear Ann,' },
      times: [],
      until: '2027-07-02T14:00:00.000Z',
      ...more,
    });
  const makeFor = async (asked: string, more: object) => {
    const id = randomUUID();
    return post('/api/appointments', {
      id,
      event: 'smile-blueprint',
      startsAt: '2027-07-07T10:00:00-04:00',
      endsAt: '2027-07-07T11:30:00-04:00',
      receivedAt: NOW.toISOString(),
      sealed: await desk.seal({ id }),
      entry: await desk.entry({ is: 'made' }),
      asked: { name: asked, entry: await desk.entry({ is: 'placed' }) },
      letter: WRONG,
      ...more,
    });
  };
  const numberOf = (answer: { json(): unknown }) =>
    (answer.json() as { entry: { number: number } }).entry.number;

  it('changes nothing, and nothing of it is sent to the address of before', async () => {
    await book();
    await sendBy(20);
    const first = numberOf(await correct('A1', { ...RIGHT, email: 'anna@example.com' }));
    await correct('A1', RIGHT);
    const answers = [
      await move({ letter: WRONG, addressSeen: first }),
      await move({ letter: null, addressSeen: 0 }),
      await cancel({ letter: WRONG, addressSeen: first }),
      await write('A1', { addressSeen: first }),
      await makeFor('A1', { addressSeen: first }),
      await correct('A1', { ...WRONG, language: 'es-US' }, { isOther: false, addressSeen: first }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(409));
    expect(answers[0]?.json()).toMatchObject({ detail: expect.stringContaining('address') });
    const sent = [...(await sendBy(20)), ...(await sendBy(DAYS_4))];
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([RIGHT.email]));
    const rows = await desk.database.selectFrom('appointments').select('sequence').execute();
    expect(rows).toEqual([{ sequence: 0 }]);
  });

  it('does it once it has heard; one that does not say what it has heard is answered as before', async () => {
    await book();
    const addressSeen = numberOf(await correct('A1', RIGHT));
    expect((await move({ letter: RIGHT, addressSeen })).statusCode).toBe(200);
    expect((await cancel({ letter: RIGHT, sequence: 1 })).statusCode).toBe(200);
  });

  it('is answered as before of what was done before', async () => {
    await book();
    const id = randomUUID();
    const done = await move({ letter: WRONG, addressSeen: 0 }, id);
    await correct('A1', RIGHT);
    const again = await move({ letter: WRONG, addressSeen: 0 }, id);
    expect(again.json()).toEqual(done.json());
  });

  it('may do it where another card was corrected, or another language alone', async () => {
    await book();
    await correct('1', RIGHT);
    await correct('A1', { ...WRONG, language: 'es-US' }, { isOther: false });
    expect((await move({ letter: WRONG, addressSeen: 0 })).statusCode).toBe(200);
  });
});

it('of a request gets the letter that somebody wrote and that had not left', async () => {
  await post('/api/cards/1/letter', {
    entry: await desk.entry({ is: 'letter' }),
    letter: { ...WRONG, subject: 'About your question', text: 'Dear Ann,' },
    times: [],
    until: '2027-07-02T14:00:00.000Z',
  });
  await correct('1', RIGHT);
  const sent = await sendBy(20);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [RIGHT.email, 'About your question'],
  ]);
});

it('writes its own line, and neither address into the log', async () => {
  await correct('1', RIGHT);
  expect(desk.log()).toContain('corrected an address');
  expect(desk.log()).not.toContain('ann@');
});

it('refuses what is no address, and a card that is forgotten', async () => {
  expect((await correct('1', { ...RIGHT, email: 'no address' })).statusCode).toBe(422);
  expect((await correct('77', RIGHT)).statusCode).toBe(404);
});
