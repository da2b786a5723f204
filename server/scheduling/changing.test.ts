import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renewLink } from './change-store.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { ON_POSTGRES } from '../test-support/test-database.ts';

const PATH = '/api/appointments';
/** The sample's time, and others of the same week. */
const TEN = '2027-03-10T10:00:00-05:00';
const NOON = '2027-03-10T12:00:00-05:00';
const FRIDAY = '2027-03-12T09:00:00-05:00';
const RACERS = 40;

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = SCHEDULING_NOW;
  server = await startTestServer({ now: () => now });
});
afterEach(() => server.close());

const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Books and gives the link's token. */
async function book(change: Record<string, unknown> = {}, key: string = randomUUID()) {
  const body = { ...SAMPLE_APPOINTMENT, ...change };
  const answer = await server.post(body, { 'idempotency-key': key }, PATH);
  expect(answer.status).toBe(201);
  const { id, changeToken }: { id: string; changeToken: string } = JSON.parse(answer.text);
  return { id, token: changeToken };
}

const view = (token: string) => server.send({ path: `${PATH}/${token}` });
const move = (token: string, startsAt: string, sequence: unknown = 0) =>
  postJson(`${PATH}/${token}/reschedule`, { startsAt, sequence });
const cancel = (token: string) => postJson(`${PATH}/${token}/cancel`, {});

async function freeClocks(day: string, event = 'virtual-consult'): Promise<string[]> {
  const query = `event=${event}&from=${day}&days=1`;
  const { slots } = JSON.parse((await server.send({ path: `/api/slots?${query}` })).text);
  return slots.map((slot: { startsAt: string }) => slot.startsAt.slice(11, 16));
}

describe('the link', () => {
  it('shows when and what for, and nothing of whose', async () => {
    const { id, token } = await book();
    const answer = await view(token);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      {
        id,
        reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
        event: 'virtual-consult',
        startsAt: TEN,
        endsAt: '2027-03-10T10:30:00-05:00',
        status: 'booked',
        isCancelledByUs: false,
        sequence: 0,
        canReschedule: true,
        rescheduleUntil: '2027-03-09T15:00:00.000Z',
      },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('opens nothing once another link was given in its place', async () => {
    const { token } = await book();
    await renewLink(server.database, 1, token);
    expect((await view(token)).status).toBe(200);
    const { token: other } = await book({ startsAt: NOON });
    await renewLink(server.database, 1, other);
    for (const answer of [
      await view(token),
      await move(token, FRIDAY),
      await cancel(token),
      await server.send({ path: `${PATH}/${token}/slots` }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await freeClocks('2027-03-10')).not.toContain('10:00');
  });

  it('says when there is no longer notice enough', async () => {
    const { token } = await book();
    now = new Date('2027-03-09T10:00:00-05:00');
    expect(JSON.parse((await view(token)).text).canReschedule).toBe(true);
    now = new Date('2027-03-09T10:00:00.001-05:00');
    expect(JSON.parse((await view(token)).text).canReschedule).toBe(false);
  });

  it('opens nothing once the appointment has begun', async () => {
    const { token } = await book();
    now = new Date(TEN);
    for (const answer of [
      await view(token),
      await move(token, FRIDAY),
      await cancel(token),
      await server.send({ path: `${PATH}/${token}/slots` }),
    ]) {
      expect(answer.status).toBe(410);
      expect(JSON.parse(answer.text).detail).toContain('call us');
    }
    expect(await server.countRows('appointment_cells')).toBe(1);
  });

  it.skipIf(ON_POSTGRES).each([
    ['cut by one sign', 404, (token: string) => token.slice(0, -1)],
    ['with one sign more', 404, (token: string) => `${token}A`],
    [
      'with one sign changed',
      404,
      (token: string) => `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`,
    ],
    ['that is an appointment’s id', 404, () => '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11'],
    ['that is noise', 404, () => '%2e%2e%2f__proto__'],
    ['of 5 kB', 400, () => 'A'.repeat(5_000)],
  ])('%s opens nothing', async (_case, status, spoil) => {
    const { token } = await book();
    const path = `${PATH}/${spoil(token)}`;
    for (const answer of [
      await server.send({ path }),
      await server.send({ path: `${path}/slots` }),
      await postJson(`${path}/reschedule`, { startsAt: NOON, sequence: 0 }),
      await postJson(`${path}/cancel`, {}),
    ]) {
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
    expect(JSON.parse((await view(token)).text)).toMatchObject({ startsAt: TEN, status: 'booked' });
  });

  it('of one appointment does nothing to another', async () => {
    const first = await book();
    const second = await book({ startsAt: NOON });
    expect(first.token).not.toBe(second.token);
    await cancel(first.token);
    expect(JSON.parse((await view(second.token)).text)).toMatchObject({
      id: second.id,
      startsAt: NOON,
      status: 'booked',
    });
    const mixed = first.token.slice(0, 24) + second.token.slice(24);
    expect((await cancel(mixed)).status).toBe(404);
  });

  it('that is wrong too often closes the door to its sender, right ones too, and only then', async () => {
    const { token } = await book();
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await view('A'.repeat(88))).status).toBe(404);
      expect((await view(token)).status).toBe(200);
    }
    expect((await view('A'.repeat(88))).status).toBe(429);
    const shut = await view(token);
    expect([shut.status, Number(shut.headers['retry-after']) > 0]).toEqual([429, true]);
    // What visitors send is counted apart.
    await book({ startsAt: NOON });
  });

  it.skipIf(ON_POSTGRES)('takes no other method', async () => {
    const { token } = await book();
    const answer = await server.send({ method: 'DELETE', path: `${PATH}/${token}` });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    const posted = await server.send({ path: `${PATH}/${token}/cancel` });
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'POST']);
  });
});

describe('another time', () => {
  it('takes the new one, frees the old one, and raises the sequence', async () => {
    const { id, token } = await book();
    const moved = await move(token, FRIDAY);
    expect([moved.status, JSON.parse(moved.text)]).toMatchObject([
      200,
      { id, startsAt: FRIDAY, endsAt: '2027-03-12T09:30:00-05:00', sequence: 1, status: 'booked' },
    ]);
    expect((await view(token)).text).toBe(moved.text);
    expect(await freeClocks('2027-03-10')).toContain('10:00');
    expect(await freeClocks('2027-03-12')).not.toContain('09:00');
    expect(await server.countRows('appointment_cells')).toBe(1);
  });

  it('may overlap the old one, and is offered so', async () => {
    const { token } = await book({ event: 'smile-blueprint' });
    const half = '2027-03-10T10:30:00-05:00';
    expect(await freeClocks('2027-03-10', 'smile-blueprint')).not.toContain('10:30');
    const own = await server.send({ path: `${PATH}/${token}/slots?from=2027-03-10&days=1` });
    const offered = JSON.parse(own.text).slots.map((slot: { startsAt: string }) => slot.startsAt);
    expect(offered).toContain(half);
    expect(offered).not.toContain(TEN);
    expect((await move(token, half)).status).toBe(200);
    expect(await server.countRows('appointment_cells')).toBe(3);
  });

  it('sent twice is done once, and an old wish that comes late is refused', async () => {
    const { token } = await book();
    const first = await move(token, NOON, 0);
    const again = await move(token, NOON, 0);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await move(token, FRIDAY, 1)).status).toBe(200);
    const late = await move(token, NOON, 0);
    expect(late.status).toBe(409);
    expect(JSON.parse(late.text)).not.toHaveProperty('alternatives');
    expect(JSON.parse((await view(token)).text)).toMatchObject({ startsAt: FRIDAY, sequence: 2 });
  });

  it('that somebody else has is refused with the next free ones, and the old one is kept', async () => {
    const { token } = await book();
    await book({ startsAt: NOON });
    const answer = await move(token, NOON);
    expect(answer.status).toBe(409);
    expect(JSON.parse(answer.text).alternatives[0].startsAt).toBe('2027-03-10T12:30:00-05:00');
    expect(JSON.parse((await view(token)).text)).toMatchObject({ startsAt: TEN, sequence: 0 });
    expect(await server.countRows('appointment_cells')).toBe(2);
  });

  it('is refused with less notice than the practice asks for, and cancelling is not', async () => {
    const { token } = await book();
    now = new Date('2027-03-09T10:00:01-05:00');
    const answer = await move(token, FRIDAY);
    expect(answer.status).toBe(422);
    const problem = JSON.parse(answer.text);
    expect(problem.detail).toMatch(/too soon to be moved online.*call us/);
    expect(problem).not.toHaveProperty('errors');
    expect((await cancel(token)).status).toBe(200);
  });

  it.skipIf(ON_POSTGRES).each([
    ['in the past', '2027-03-05T10:00:00-05:00'],
    ['with too little notice', '2027-03-08T08:00:00-05:00'],
    ['on a Sunday', '2027-03-14T10:00:00-04:00'],
    ['with a wrong offset', '2027-03-12T09:00:00-04:00'],
    ['that is no time', 'q7zqMARKqz7q'],
    ['left out', undefined],
  ])('%s is refused by its field', async (_case, startsAt) => {
    const { token } = await book();
    const answer = await postJson(`${PATH}/${token}/reschedule`, { startsAt, sequence: 0 });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text).errors).toMatchObject([{ field: 'startsAt' }]);
    expect(answer.text).not.toContain('q7zqMARKqz7q');
  });

  it.skipIf(ON_POSTGRES).each([
    ['no sequence', {}, 'sequence'],
    ['a sequence as text', { sequence: '0' }, 'sequence'],
    ['2^53', { sequence: 2 ** 53 }, 'sequence'],
    ['a field more', { sequence: 0, name: 'Eve' }, 'name'],
  ])('with %s is refused', async (_case, fields, field) => {
    const { token } = await book();
    const answer = await postJson(`${PATH}/${token}/reschedule`, { startsAt: NOON, ...fields });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text).errors).toMatchObject([{ field }]);
  });

  it('counts against the limit only where it is done', async () => {
    await server.close();
    server = await startTestServer({ now: () => now, rateLimitMax: 2 });
    const { token } = await book();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await move(token, '2027-03-14T10:00:00-04:00')).status).toBe(422);
    }
    expect((await move(token, NOON)).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) expect((await move(token, NOON)).status).toBe(200);
    expect((await move(token, FRIDAY, 1)).status).toBe(429);
    expect((await cancel(token)).status).toBe(200);
  });
});

describe('cancelling', () => {
  it('frees the time, is said by the link, and is the same again', async () => {
    const { token } = await book({ event: 'smile-blueprint' });
    const first = await cancel(token);
    expect([first.status, JSON.parse(first.text)]).toMatchObject([
      200,
      { status: 'cancelled', sequence: 1, startsAt: TEN, canReschedule: false },
    ]);
    expect((await cancel(token)).text).toBe(first.text);
    expect((await view(token)).text).toBe(first.text);
    expect(await server.countRows('appointment_cells')).toBe(0);
    expect(await server.countRows('appointments')).toBe(1);
    await book();
    expect((await cancel(token)).status).toBe(200);
    expect(await freeClocks('2027-03-10')).not.toContain('10:00');
  });

  it('ends the link: nothing moves a cancelled appointment', async () => {
    const { token } = await book();
    await cancel(token);
    for (const startsAt of [NOON, TEN]) {
      expect((await move(token, startsAt, 1)).status).toBe(410);
    }
    expect(await server.countRows('appointment_cells')).toBe(0);
  });

  it('is still what the link says once its time has come', async () => {
    const { token } = await book();
    await cancel(token);
    now = new Date(TEN);
    const seen = await view(token);
    expect(seen.status).toBe(200);
    expect(JSON.parse(seen.text).status).toBe('cancelled');
    expect((await cancel(token)).status).toBe(200);
    expect((await move(token, FRIDAY, 1)).status).toBe(410);
  });

  it('is not undone by a booking that is sent once more', async () => {
    const key = randomUUID();
    const { token } = await book({}, key);
    await cancel(token);
    const again = await server.post(SAMPLE_APPOINTMENT, { 'idempotency-key': key }, PATH);
    expect(again.status).toBe(410);
    expect(await server.countRows('appointment_cells')).toBe(0);
  });

  it.skipIf(ON_POSTGRES).each([
    ['a field', { reason: 'q7zq' }, {}, 422],
    ['another origin', {}, { origin: 'https://evil.example' }, 403],
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['another type', {}, { 'content-type': 'text/plain' }, 415],
  ])('with %s is refused', async (_case, body, headers, status) => {
    const { token } = await book();
    for (const act of ['cancel', 'reschedule']) {
      const answer = await postJson(`${PATH}/${token}/${act}`, body, headers);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain('q7zq');
    }
    expect(await server.countRows('appointment_cells')).toBe(1);
  });
});

describe('races', () => {
  it(`of bookings and moves for one time: one of ${RACERS} has it, and no other loses its own`, async () => {
    const clocks = ['08:00', '08:30', '09:00', '09:30', '10:30', '11:00', '11:30', '12:30'];
    const own = await Promise.all(
      clocks.map((clock) => book({ startsAt: `2027-03-11T${clock}:00-05:00` })),
    );
    const answers = await Promise.all(
      Array.from({ length: RACERS }, (_, index) => {
        const mover = index % 5 === 0 ? own[index / 5] : undefined;
        return mover
          ? move(mover.token, NOON)
          : server.post({ ...SAMPLE_APPOINTMENT, startsAt: NOON }, {}, PATH);
      }),
    );
    const won = answers.filter(({ status }) => status < 300);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(RACERS - 1);
    const hasMoved = won[0]?.status === 200;
    expect(await server.countRows('appointment_cells')).toBe(clocks.length + (hasMoved ? 0 : 1));
  });

  it('of one appointment’s moves with its cancelling leave it whole: one time, or none', async () => {
    const { token } = await book({ event: 'smile-blueprint' });
    const answers = await Promise.all([
      move(token, FRIDAY),
      cancel(token),
      move(token, NOON),
      cancel(token),
      move(token, FRIDAY),
    ]);
    for (const { status } of answers) expect([200, 409, 410]).toContain(status);
    expect(JSON.parse((await view(token)).text).status).toBe('cancelled');
    expect(await server.countRows('appointment_cells')).toBe(0);
  });

  it('twenty sends of one move are one change', async () => {
    const { token } = await book();
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(token, NOON)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(JSON.parse((await view(token)).text).sequence).toBe(1);
  });
});

it('nothing personal and no link stands in an answer, a log line or the store', async () => {
  const unique = {
    name: 'Quillon Uniqname',
    email: 'uniq.mail.7391@example.com',
    phone: '+1 917 555 7391',
  };
  const { token } = await book(unique);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answers = [
    await view(token),
    await move(token, NOON),
    await server.send({ path: `${PATH}/${token}/slots` }),
    await server.send({
      method: 'POST',
      path: `${PATH}/find`,
      headers: form,
      body: `link=${token}`,
    }),
    await move(token, FRIDAY, 7),
    await cancel(token),
    await view(`${token.slice(0, -1)}!`),
  ];
  for (const text of Object.values(unique)) {
    for (const answer of answers) expect(answer.text, text).not.toContain(text);
    expect(server.log(), text).not.toContain(text);
  }
  expect(server.log()).toContain('"route":"/api/appointments/:token"');
  expect(server.log()).not.toContain(token.slice(0, 40));
  expect((await server.storedBytes()).includes(token.slice(24))).toBe(false);
});

describe('without script', () => {
  const postForm = (path: string, fields: Record<string, string>) =>
    server.send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  it('a pasted link shows the appointment with forms, which move it and cancel it', async () => {
    const { token } = await book();
    const link = ` https://www.example.com/appointment#${token} `;
    const shown = await postForm(`${PATH}/find`, { link });
    expect(shown.status).toBe(200);
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown.headers['content-security-policy']).toContain("form-action 'self'");
    expect(shown.text).toContain('Wednesday, March 10, 2027 at 10:00\u00a0AM Eastern Time');
    expect(shown.text).toContain("24 hours' notice");
    expect(shown.text).toContain('<a href="tel:+15165550100"');
    const [, movePath = ''] = /action="([^"]+\/reschedule)"/.exec(shown.text) ?? [];
    const [, cancelPath = ''] = /action="([^"]+\/cancel)"/.exec(shown.text) ?? [];

    const taken = { day: '2027-03-10', time: '12:00', sequence: '0' };
    await book({ startsAt: NOON });
    const late = await postForm(movePath, taken);
    expect(late.status).toBe(409);
    expect(late.text).toContain('Wednesday, March 10, 2027 at 12:30\u00a0PM Eastern Time');

    const moved = await postForm(movePath, { ...taken, day: '2027-03-12' });
    expect([moved.status, moved.text.includes('Your appointment has been moved')]).toEqual([
      200,
      true,
    ]);
    expect(moved.text).toContain('Friday, March 12, 2027 at 12:00\u00a0PM Eastern Time');

    const cancelled = await postForm(cancelPath, {});
    expect(cancelled.status).toBe(200);
    expect(cancelled.text).toContain('Your appointment is canceled');
    const seen = await postForm(`${PATH}/find`, { link });
    expect(seen.text).toContain('Your appointment is canceled');
    expect(seen.text).not.toContain('<form');
  });

  it('says what becomes of the fee: asked back where they cancel, given back where we do', async () => {
    const phone = '516-555-0142';
    const { token } = await book({ event: 'smile-blueprint', phone });
    await cancel(token);
    const pages = async () => [
      (await postForm(`${PATH}/find`, { link: token })).text,
      (await postForm(`${PATH}/find`, { link: token, language: 'es' })).text,
    ];
    const [english, spanish] = await pages();
    expect(english).toContain(`${SAMPLE_PRACTICE.feeWhenCancelled} To ask for the fee back`);
    expect(spanish).toContain(SAMPLE_PRACTICE.feeWhenCancelled);
    await server.database.updateTable('appointments').set({ is_cancelled_by_us: 1 }).execute();
    expect(JSON.parse((await view(token)).text).isCancelledByUs).toBe(true);
    const [byUs, byUsInSpanish] = await pages();
    expect(byUs).toContain(SAMPLE_PRACTICE.feeWhenWeCancel);
    expect(byUs).not.toMatch(/ask for the fee back|is free again/);
    expect(byUsInSpanish).toContain(SAMPLE_PRACTICE.feeWhenWeCancelInSpanish);
    expect(byUsInSpanish).not.toMatch(/pedir la devolución|queda libre/);
  });

  it.each([
    ['is taken', { day: '2027-03-10', time: '12:00' }, 409],
    ['is not offered', { day: '2027-03-14', time: '10:00' }, 422],
    ['is none', { day: '', time: '' }, 422],
  ])(
    'a new time that %s leads on to the appointment, since Back would lead to the answer to a form',
    async (_case, wish, status) => {
      const { token } = await book();
      await book({ startsAt: NOON });
      const refused = await postForm(`${PATH}/${token}/reschedule`, { ...wish, sequence: '0' });
      expect(refused.status).toBe(status);
      expect(refused.text).not.toContain('Back button');
      expect(refused.headers['content-security-policy']).toContain("form-action 'self'");
      const [, action = '', link = ''] =
        /action="([^"]+)">.*name="link" value="([\w-]+)"/.exec(refused.text) ?? [];
      const shown = await postForm(action, { link });
      expect([shown.status, shown.text]).toEqual([
        200,
        expect.stringContaining('Wednesday, March 10, 2027 at 10:00'),
      ]);
    },
  );

  it('a new time that is not offered is answered with the next free ones', async () => {
    const { token } = await book();
    const sunday = { day: '2027-03-14', time: '10:00', sequence: '0' };
    const refused = await postForm(`${PATH}/${token}/reschedule`, sunday);
    expect(refused.text).toContain(
      'These are the next free times:</p><ul><li>Monday, March 15, 2027 at 8:00',
    );
    expect(JSON.parse((await move(token, '2027-03-14T10:00:00-04:00')).text)).not.toHaveProperty(
      'alternatives',
    );
  });

  it('a link that opens nothing, or nothing any more, leads neither back nor on', async () => {
    const { token } = await book();
    now = new Date(TEN);
    for (const [end, status] of [
      [token, 410],
      ['A'.repeat(88), 404],
    ] as const) {
      const refused = await postForm(`${PATH}/${end}/cancel`, {});
      expect(refused.status).toBe(status);
      expect(refused.text).not.toMatch(/Back button|<form/);
      expect(refused.text).toContain('All the ways to reach us');
    }
  });

  it('after too many wrong links a right one is refused as a wrong one is', async () => {
    const { token } = await book();
    for (let tries = 0; tries <= 20; tries += 1) await view('A'.repeat(88));
    const [right, wrong] = [
      await postForm(`${PATH}/${token}/cancel`, {}),
      await postForm(`${PATH}/${'A'.repeat(88)}/cancel`, {}),
    ];
    expect([right.status, wrong.status]).toEqual([429, 429]);
    expect(right.text.replaceAll(token, '')).toBe(wrong.text.replaceAll('A'.repeat(88), ''));
  });

  it.skipIf(ON_POSTGRES).each([
    ['no link', {}],
    ['words', { link: '<script>zq9</script>' }],
    ['a link that lost its end', { link: 'https://www.example.com/appointment#abc' }],
  ])('%s is answered kindly, and not repeated', async (_case, fields) => {
    const answer = await postForm(`${PATH}/find`, fields);
    expect(answer.status).toBe(404);
    expect(answer.text).toMatch(/This link doesn.{1,6}t work/);
    expect(answer.text).not.toContain('zq9');
  });

  it('in Spanish, what cannot be done is said in Spanish', async () => {
    const language = 'es';
    const lost = await postForm(`${PATH}/find`, { language, link: 'elsewhere' });
    expect([lost.status, lost.text]).toEqual([404, expect.stringContaining('lang="es-US"')]);
    expect(lost.text).toContain('<h1>Este enlace no lleva a ninguna parte</h1>');
    expect(lost.text).toContain('Ábralo otra vez, completo');

    const { token } = await book();
    await book({ startsAt: NOON });
    const wish = { language, day: '2027-03-10', time: '12:00', sequence: '0' };
    const taken = await postForm(`${PATH}/${token}/reschedule`, wish);
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('<h1>Otra persona acaba de tomar esa hora</h1>');
    expect(taken.text).toContain('miércoles 10 de marzo de 2027, 12:30');
    const stale = await postForm(`${PATH}/${token}/reschedule`, {
      ...wish,
      day: '2027-03-12',
      sequence: '7',
    });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('<h1>No se cambió nada</h1>');
    expect(stale.text).toContain('Mientras tanto esta cita cambió.');
    expect(stale.text).not.toContain('botón Atrás');
    const [, action = ''] = /action="([^"]+)"/.exec(stale.text) ?? [];
    expect(stale.text).toContain('name="language" value="es"');
    const shown = await postForm(action, { language, link: token });
    expect(shown.text).toContain('<h1>Su cita</h1>');
  });

  it('a booking’s page gives the link, and a way there', async () => {
    const answer = await postForm(PATH, {
      event: 'virtual-consult',
      day: '2027-03-10',
      time: '10:00',
      name: 'Ann',
      email: 'ann@example.com',
      consent: 'on',
      idempotencyKey: randomUUID(),
    });
    const [, token = ''] = /href="\/appointment#([\w-]{88})"/.exec(answer.text) ?? [];
    expect((await view(token)).status).toBe(200);
    const opened = await postForm(`${PATH}/find`, { link: token });
    expect(opened.text).toContain('Choose another time');
  });
});
