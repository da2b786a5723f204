import { randomUUID } from 'node:crypto';
import { Decrypter } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { renewLink } from './change-store.ts';
import { createChangeTokens } from './change-token.ts';

const PATH = '/api/appointments';
const KEY = { 'idempotency-key': '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11' };
const RACERS = 100;

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = SCHEDULING_NOW;
  server = await startTestServer({ rateLimitMax: 3, now: () => now });
});
afterEach(() => server.close());

const book = (change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  server.post({ ...SAMPLE_APPOINTMENT, ...change }, headers, PATH);

it('answers with what was booked, and keeps the half-hours it takes', async () => {
  const answer = await book({ event: 'smile-blueprint' });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      event: 'smile-blueprint',
      startsAt: '2027-03-10T10:00:00-05:00',
      endsAt: '2027-03-10T11:30:00-05:00',
      receivedAt: SCHEDULING_NOW.toISOString(),
      changeToken: expect.stringMatching(/^[\w-]{88}$/),
      confirmation: 'none',
    },
  ]);
  expect(await server.countRows('appointment_cells')).toBe(3);
});

it('does not book a visit with a fee for somebody who cannot be called about it', async () => {
  const answer = await book({ event: 'smile-blueprint', phone: '' });
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.text).errors).toEqual([
    { field: 'phone', message: expect.stringContaining('call you') },
  ]);
  expect(await server.countRows('appointments')).toBe(0);
  expect((await book({ phone: '' })).status).toBe(201);
});

describe('a time that is taken', () => {
  it('is refused with the next free ones, also where two kinds of visit only overlap', async () => {
    await book({ event: 'smile-blueprint' });
    const answer = await book({ startsAt: '2027-03-10T11:00:00-05:00' });
    expect(answer.status).toBe(409);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const { alternatives } = JSON.parse(answer.text);
    expect(alternatives).toHaveLength(6);
    expect(alternatives[0].startsAt).toBe('2027-03-10T11:30:00-05:00');
    expect(await server.countRows('appointments')).toBe(1);
    expect((await book(alternatives[0])).status).toBe(422);
    expect((await book({ startsAt: alternatives[0].startsAt })).status).toBe(201);
  });

  it('late in the day leads to the next working day', async () => {
    const last = { startsAt: '2027-03-12T17:30:00-05:00' };
    await book(last);
    const { alternatives } = JSON.parse((await book(last)).text);
    expect(alternatives[0].startsAt).toBe('2027-03-15T08:00:00-04:00');
  });

  it('is not counted against the one who came too late', async () => {
    await book();
    for (let count = 0; count < 5; count += 1) expect((await book()).status).toBe(409);
    expect((await book({ startsAt: '2027-03-10T12:00:00-05:00' })).status).toBe(201);
  });

  it(`goes to exactly one of ${RACERS} who race for it`, async () => {
    const answers = await Promise.all(Array.from({ length: RACERS }, () => book()));
    const statuses = answers.map((answer) => answer.status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: RACERS - 1 }, () => 409)]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(JSON.parse(answer.text).alternatives[0].startsAt).toBe('2027-03-10T10:30:00-05:00');
    }
    expect(await server.countRows('appointments')).toBe(1);
    expect(await server.countRows('appointment_cells')).toBe(1);
  });
});

it('racers for times that only overlap never get two of them', async () => {
  const answers = await Promise.all(
    Array.from({ length: RACERS }, (_, index) =>
      index % 2 === 0
        ? book()
        : book({ event: 'smile-blueprint', startsAt: '2027-03-10T09:00:00-05:00' }),
    ),
  );
  const made = answers.filter((answer) => answer.status === 201);
  expect(made).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(RACERS - 1);
  expect(await server.countRows('appointments')).toBe(1);
});

describe('the idempotency key', () => {
  it('gives the same answer again, also past the limit and after the time has passed', async () => {
    const first = await book({}, KEY);
    await book({ startsAt: '2027-03-10T12:00:00-05:00' });
    await book({ startsAt: '2027-03-10T13:00:00-05:00' });
    now = new Date('2027-03-20T12:00:00Z');
    const again = await book({ name: ' Ann Lee ' }, KEY);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await server.countRows('appointments')).toBe(3);
  });

  it('refuses another body under the same key', async () => {
    await book({}, KEY);
    const other = await book({ startsAt: '2027-03-10T12:00:00-05:00' }, KEY);
    expect(other.status).toBe(422);
    expect(await server.countRows('appointments')).toBe(1);
  });

  it('makes one appointment of twenty sends at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book({}, KEY)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await server.countRows('appointments')).toBe(1);
  });
});

it('appointments and requests count against one limit', async () => {
  for (const clock of ['10:00', '10:30', '11:00'])
    await book({ startsAt: `2027-03-10T${clock}:00-05:00` });
  const fourth = await book({ startsAt: '2027-03-10T12:00:00-05:00' });
  expect([fourth.status, Number(fourth.headers['retry-after'])]).toEqual([429, 600]);
  expect(fourth.text).toContain('Nothing was sent or booked. ');
  const request = await server.post({
    kind: 'discovery-call',
    name: 'Ann',
    email: 'a@example.com',
    message: 'Hello',
    consent: true,
  });
  expect(request.status).toBe(429);
});

it('seals who it is: no byte of the store and no line of the log has it', async () => {
  const unique = {
    name: 'Quillon Uniqname',
    email: 'uniq.mail.7391@example.com',
    phone: '+1 917 555 7391',
  };
  const answer = await book(unique, { 'idempotency-key': 'uniq-key-7391-7391' });
  const stored = await server.storedBytes();
  for (const text of [...Object.values(unique), 'uniq-key-7391-7391']) {
    expect(stored.includes(text), text).toBe(false);
    expect(server.log(), text).not.toContain(text);
  }
  const row = await server.database
    .selectFrom('appointments')
    .selectAll()
    .executeTakeFirstOrThrow();
  const decrypter = new Decrypter();
  decrypter.addIdentity(server.identity);
  const { changeToken: _token, confirmation: _confirmation, ...receipt } = JSON.parse(answer.text);
  expect(JSON.parse(await decrypter.decrypt(row.sealed, 'text'))).toEqual({
    ...SAMPLE_APPOINTMENT,
    ...unique,
    ...receipt,
  });
});

describe('a form sent without script', () => {
  const FIELDS = {
    event: 'virtual-consult',
    day: '2027-03-10',
    time: '10:00',
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '',
    consent: 'on',
    idempotencyKey: 'form-key-0001',
  };
  const post = (
    change: Record<string, string> = {},
    headers: Record<string, string> = {},
    asked = server,
  ) =>
    asked.send({
      method: 'POST',
      path: PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ ...FIELDS, ...change }).toString(),
    });

  it('is answered with a page that says when and to which address, and repeats nothing else that was typed', async () => {
    const answer = await post();
    expect(answer.status).toBe(201);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('Wednesday, March 10, 2027 at 10:00\u00a0AM Eastern Time');
    expect(answer.text).toContain('<a href="tel:+15165550100"');
    expect(answer.text).toContain('We send no confirmation by e-mail: your address, ');
    expect(answer.text).toContain(`>${FIELDS.email}</strong>`);
    expect(answer.text).not.toContain('Ann Lee');
    // Nobody comes to the practice, and nothing is charged.
    expect(answer.text).not.toMatch(/Where:|The fee:/);
    expect((await post()).status).toBe(201);
    expect(await server.countRows('appointments')).toBe(1);
  });

  it.each([
    ['in English', {}, 'The fee: $250, credited in full toward treatment. We call you to take it.'],
    ['in Spanish', { language: 'es' }, 'La tarifa: $250. Le llamamos para cobrarla.'],
  ])(
    'of a visit with a fee says %s where it is and that we call to take it',
    async (_case, change, fee) => {
      const visit = { event: 'smile-blueprint', phone: '516-555-0100', ...change };
      const { text } = await post(visit);
      expect(text).toContain(fee);
      expect(text).toContain(SAMPLE_PRACTICE.address);
    },
  );

  it.each([
    ['in English', {}, '/appointment'],
    ['in Spanish', { language: 'es' }, '/es/appointment'],
  ])('%s shows the link to change it whole, with its host', async (_case, change, page) => {
    const origin = 'https://www.example.com';
    const made = await post(change, { origin, host: 'www.example.com' });
    expect(made.text).toMatch(new RegExp(`href="${origin}${page}#[\\w-]{88}">${origin}${page}#`));
  });

  it.each([
    ['in English', {}, 'use the link in our newest e-mail'],
    ['in Spanish', { language: 'es' }, 'use el enlace de nuestro correo más reciente'],
  ])(
    '%s shows no link that opens nothing, sent once more after the desk gave it another',
    async (_case, change, text) => {
      const [, token = ''] =
        /name="link" value="([\w-]{88})"/.exec((await post(change)).text) ?? [];
      const other = createChangeTokens('s'.repeat(43)).of(randomUUID(), randomUUID());
      await renewLink(server.database, 1, other);
      const again = await post(change);
      expect(again.status).toBe(201);
      expect(token).not.toBe('');
      expect(again.text).not.toContain(token);
      expect(again.text).toContain(text);
    },
  );

  it('shows that link with the configured host, as letters do', async () => {
    const siteOrigin = 'https://www.example.org';
    const configured = await startTestServer({ siteOrigin, now: () => now });
    const made = await post({}, {}, configured);
    await configured.close();
    expect(made.text).toContain(`>${siteOrigin}/appointment#`);
  });

  it('books nothing when it does not say what the visit is for', async () => {
    const { event: _event, ...rest } = FIELDS;
    const answer = await server.send({
      method: 'POST',
      path: PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(rest).toString(),
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please choose what your visit is for.');
    expect(await server.countRows('appointments')).toBe(0);
  });

  it('hears of the next free times when its own is taken', async () => {
    await book();
    const answer = await post();
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Wednesday, March 10, 2027 at 10:30\u00a0AM Eastern Time');
  });

  it('in Spanish is answered in Spanish, also when its time is taken or a field does not fit', async () => {
    const inSpanish = (change: Record<string, string> = {}) => post({ language: 'es', ...change });
    const made = await inSpanish();
    expect([made.status, made.text]).toEqual([201, expect.stringContaining('lang="es-US"')]);
    expect(made.text).toContain('miércoles 10 de marzo de 2027, 10:00\u00a0a.\u00a0m.');
    const late = await inSpanish({ idempotencyKey: 'form-key-0002' });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('lang="es-US"')]);
    expect(late.text).toContain('miércoles 10 de marzo de 2027, 10:30\u00a0a.\u00a0m.');
    const wrong = await inSpanish({ idempotencyKey: 'form-key-0003', day: '2027-03-14' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('<strong>Día y hora:</strong> Elija una de las horas');
    expect(wrong.text).toContain(
      '<p>Estos son los siguientes horarios disponibles:</p><ul><li>lunes 15 de marzo de 2027, 8:00',
    );
  });

  it.each([
    ['a day that is closed', { day: '2027-03-14' }, 'Monday, March 15, 2027 at 8:00'],
    ['a day long past', { day: '2020-01-06' }, 'Monday, March 8, 2027 at 12:00'],
    ['a day too far ahead', { day: '9999-12-31' }, 'Monday, March 8, 2027 at 12:00'],
  ])('hears of the next free times for %s', async (_case, change, next) => {
    const answer = await post(change);
    expect(answer.status).toBe(422);
    const [, list = ''] =
      /<p>These are the next free times:<\/p><ul>(.+?)<\/ul>/.exec(answer.text) ?? [];
    expect(list).toContain(`<li>${next}`);
    expect(list.match(/<li>/g)).toHaveLength(6);
    // The page with script shows them itself, and would take it that somebody was quicker.
    const byScript = await book({ startsAt: '2027-03-14T10:00:00-04:00' });
    expect([byScript.status, JSON.parse(byScript.text).alternatives]).toEqual([422, undefined]);
  });

  it('hears of them also for a moment that does not exist, which only a program can write', async () => {
    const { day: _day, time: _time, ...rest } = FIELDS;
    const answer = await server.send({
      method: 'POST',
      path: PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...rest, startsAt: '2027-02-30T10:00:00-05:00' }).toString(),
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<ul><li>Monday, March 8, 2027 at 12:00');
  });

  it.each([
    ['a Sunday', { day: '2027-03-14' }, 'one of the times that are offered'],
    ['no day', { day: '' }, 'choose a day and a time'],
    ['a time in the gap', { day: '2027-03-14', time: '02:30' }, 'choose a day and a time'],
  ])('hears what to mend about %s', async (_case, change, text) => {
    const answer = await post(change);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<strong>Day and time:</strong>');
    expect(answer.text).toContain(text);
    expect(await server.countRows('appointments')).toBe(0);
  });
});
