import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSampleDesk, DESK_ORIGIN, type SampleDesk } from '../test-support/sample-desk.ts';
import { makeSoftPasskey } from '../test-support/soft-passkey.ts';
import { ON_POSTGRES } from '../test-support/test-database.ts';

let desk: SampleDesk;
beforeEach(async () => {
  desk = await createSampleDesk();
});
afterEach(() => desk.close());

const LIST = { method: 'GET', url: '/api/cards' } as const;
const SAME_SITE = { 'sec-fetch-site': 'same-site' };

describe('the first start', () => {
  it('adds one person, opens the desk to them, and is over', async () => {
    const late = await desk.ticket();
    const { cookie } = await desk.begin();
    expect((await desk.ask(LIST, cookie)).statusCode).toBe(200);
    const again = {
      method: 'POST',
      url: '/api/first-start/begin',
      payload: { ticket: late },
    } as const;
    expect((await desk.ask(again)).statusCode).toBe(403);
  });

  it('needs the link', async () => {
    const payload = { ticket: 'A'.repeat(43) };
    const answer = await desk.ask({ method: 'POST', url: '/api/first-start/begin', payload });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a session', () => {
  it('has a cookie that no script reads, no other host gets and no other site sends', async () => {
    const { passkey } = await desk.begin();
    const begun = await desk.ask({ method: 'POST', url: '/api/sign-in/begin', payload: {} });
    const payload = passkey.sign(begun.json<{ challenge: string }>().challenge);
    const answer = await desk.ask({ method: 'POST', url: '/api/sign-in', payload });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
  });

  it('ends when nobody has touched the desk for eleven minutes, and after twelve hours', async () => {
    const { cookie, passkey } = await desk.begin();
    desk.setNow(new Date('2027-07-01T14:10:59Z'));
    expect((await desk.ask(LIST, cookie)).statusCode).toBe(200);
    await desk.ask({ method: 'POST', url: '/api/session/touch', payload: {} }, cookie);
    desk.setNow(new Date('2027-07-01T14:21:00Z'));
    expect((await desk.ask(LIST, cookie)).statusCode).toBe(200);
    desk.setNow(new Date('2027-07-01T14:22:00Z'));
    expect((await desk.ask(LIST, cookie)).statusCode).toBe(401);
    const anew = await desk.signIn(passkey);
    expect((await desk.ask(LIST, anew)).statusCode).toBe(200);
    desk.setNow(new Date('2027-07-02T02:23:00Z'));
    expect((await desk.ask(LIST, anew)).statusCode).toBe(401);
  });

  it('answers what was under way when its passkey was touched again, for half a minute, and is fresh no more', async () => {
    const { cookie, passkey } = await desk.begin();
    desk.setNow(new Date('2027-07-01T14:05:00Z'));
    const anew = await desk.signIn(passkey, cookie);
    desk.setNow(new Date('2027-07-01T14:05:29Z'));
    const touch = { method: 'POST', url: '/api/session/touch', payload: {} } as const;
    for (const asked of [LIST, touch]) {
      expect((await desk.ask(asked, cookie)).statusCode).toBeLessThan(300);
    }
    const make = { method: 'POST', url: '/api/feeds', payload: {} } as const;
    expect((await desk.ask(make, cookie)).statusCode).toBe(403);
    // Nor does a touch that was under way keep it.
    desk.setNow(new Date('2027-07-01T14:05:30Z'));
    expect((await desk.ask(LIST, cookie)).statusCode).toBe(401);
    expect((await desk.ask(LIST, anew)).statusCode).toBe(200);
  });

  it('that is over stays over when its passkey is touched again', async () => {
    const { cookie, passkey } = await desk.begin();
    desk.setNow(new Date('2027-07-02T02:00:00Z'));
    await desk.signIn(passkey, cookie);
    expect((await desk.ask(LIST, cookie)).statusCode).toBe(401);
  });

  it('ends by the lock', async () => {
    const { cookie } = await desk.begin();
    await desk.ask({ method: 'POST', url: '/api/session/end', payload: {} }, cookie);
    expect((await desk.ask(LIST, cookie)).statusCode).toBe(401);
  });

  it.skipIf(ON_POSTGRES).each([
    [
      'a challenge that was used',
      async (passkey: ReturnType<typeof makeSoftPasskey>, challenge: string) => {
        await desk.ask({ method: 'POST', url: '/api/sign-in', payload: passkey.sign(challenge) });
        return passkey.sign(challenge);
      },
    ],
    [
      'a challenge of nobody',
      async (passkey: ReturnType<typeof makeSoftPasskey>) => passkey.sign('A'.repeat(43)),
    ],
    [
      'another page',
      async (passkey: ReturnType<typeof makeSoftPasskey>, challenge: string) =>
        passkey.sign(challenge, 'http://localhost:3000'),
    ],
    [
      'an owner who was not verified',
      async (passkey: ReturnType<typeof makeSoftPasskey>, challenge: string) =>
        passkey.sign(challenge, DESK_ORIGIN, 0x01),
    ],
    [
      'a passkey of nobody',
      async (_: unknown, challenge: string) => makeSoftPasskey(DESK_ORIGIN).sign(challenge),
    ],
    [
      'another passkey under its name',
      async (passkey: ReturnType<typeof makeSoftPasskey>, challenge: string) => ({
        ...makeSoftPasskey(DESK_ORIGIN).sign(challenge),
        id: passkey.id,
      }),
    ],
  ])('is not opened by %s', async (_, signed) => {
    const { passkey } = await desk.begin();
    const begun = await desk.ask({ method: 'POST', url: '/api/sign-in/begin', payload: {} });
    const payload = await signed(passkey, begun.json<{ challenge: string }>().challenge);
    const answer = await desk.ask({ method: 'POST', url: '/api/sign-in', payload });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

it.skipIf(ON_POSTGRES)('answers nobody who has not signed in', async () => {
  await desk.begin();
  await desk.addRequest('Ann Lee');
  const asked = [
    LIST,
    { method: 'GET', url: '/api/cards/1' },
    { method: 'GET', url: '/api/cards/1/photos/1' },
    { method: 'GET', url: '/api/card-names' },
    { method: 'GET', url: '/api/news?entry=0&since=2027-07-01T14:00:00.000Z' },
    ...[
      'cards/1/opened',
      'cards/1/photos/1/saved',
      'block-series',
      'block-series/7a2b9c1e-3f4d-4a5b-8c6d-7e8f9a0b1c2d/give-back',
      'cards/1/entries',
      'people',
      'people/remove',
      'people/begin',
      'passkeys',
      'session/keys',
      'session/touch',
      'session/end',
    ].map((path) => ({ method: 'POST', url: `/api/${path}`, payload: {} }) as const),
  ] as const;
  for (const one of asked)
    expect([one.url, (await desk.ask(one)).statusCode]).toEqual([one.url, 401]);
});

it.skipIf(ON_POSTGRES)('answers its own pages alone, under its own name alone', async () => {
  const { cookie } = await desk.begin();
  const post = { method: 'POST', url: '/api/session/touch', payload: {} } as const;
  const status = async (headers: Record<string, string>) =>
    (await desk.ask({ ...post, headers }, cookie)).statusCode;
  expect(await status({})).toBe(204);
  expect(await status({ origin: 'https://www.example.com' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  expect(await status({ origin: '' })).toBe(403);
  expect(await status({ host: 'evil.example.com' })).toBe(403);
  expect(await status({ host: 'localhost:3000' })).toBe(403);
});

it.skipIf(ON_POSTGRES)('limits how often an address tries to open it', async () => {
  const limited = await createSampleDesk(3);
  const begin = { method: 'POST', url: '/api/sign-in/begin', payload: {} } as const;
  const statuses: number[] = [];
  for (let at = 0; at < 4; at += 1) statuses.push((await limited.ask(begin)).statusCode);
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it.skipIf(ON_POSTGRES)('takes no look at People for a try to open it', async () => {
  await desk.close();
  desk = await createSampleDesk(4);
  const { cookie } = await desk.begin();
  for (const url of ['/api/passkeys', '/api/feeds', '/api/passkeys', '/api/feeds']) {
    expect((await desk.ask({ method: 'GET', url }, cookie)).statusCode).toBe(200);
  }
  const begin = { method: 'POST', url: '/api/sign-in/begin', payload: {} } as const;
  expect((await desk.ask(begin)).statusCode).toBe(200);
});

it.skipIf(ON_POSTGRES)(
  'sends pages that load, frame and tell nothing of anybody else',
  async () => {
    const page = await desk.ask({ method: 'GET', url: '/card/12' });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
  },
);

it.skipIf(ON_POSTGRES)(
  'says how it stands and locks also where the tries of an address are used up',
  async () => {
    await desk.close();
    desk = await createSampleDesk(3);
    const { cookie } = await desk.begin();
    const begin = { method: 'POST', url: '/api/sign-in/begin', payload: {} } as const;
    const tries = await Promise.all([begin, begin, begin].map((one) => desk.ask(one)));
    expect(tries.map(({ statusCode }) => statusCode)).toContain(429);
    expect((await desk.ask({ method: 'GET', url: '/api/door' })).statusCode).toBe(200);
    const end = { method: 'POST', url: '/api/session/end', payload: {} } as const;
    expect((await desk.ask(end, cookie)).statusCode).toBe(204);
  },
);

it.skipIf(ON_POSTGRES).each([
  ['a page of the public site', SAME_SITE, '/api/door', 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, '/api/door', 403],
  ['another name', { host: 'www.example.com' }, '/api/door', 403],
  ['a page of the public site that writes it otherwise', SAME_SITE, '/%61pi/door', 403],
  ['its own page', { 'sec-fetch-site': 'same-origin' }, '/api/door', 200],
])('asked by %s answers so', async (_, headers, url, status) => {
  expect((await desk.ask({ method: 'GET', url, headers })).statusCode).toBe(status);
});

it.skipIf(ON_POSTGRES)('says of a photo that there is none, whatever its address', async () => {
  const { cookie } = await desk.begin();
  await desk.addRequest('Ann Lee');
  const url = '/api/cards/1/photos/abc';
  expect((await desk.ask({ method: 'GET', url }, cookie)).statusCode).toBe(404);
});

it.skipIf(ON_POSTGRES)('gives a session a list of cards 24 times a minute', async () => {
  const { cookie } = await desk.begin();
  const statuses: number[] = [];
  for (let asked = 0; asked < 25; asked += 1) {
    statuses.push((await desk.ask(LIST, cookie)).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  expect(statuses.at(-1)).toBe(429);
});

it.skipIf(ON_POSTGRES)('counts the lists of a session whatever else its cookies say', async () => {
  const { cookie } = await desk.begin();
  const statuses: number[] = [];
  for (let asked = 0; asked < 25; asked += 1) {
    statuses.push((await desk.ask(LIST, `${cookie}; other=${asked}`)).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});

it.skipIf(ON_POSTGRES)(
  'answers an address 1,200 times a minute, whatever it asks and whoever it says to be',
  async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= 1_200; at += 1) {
      const url = at % 2 === 0 ? '/api/card-names' : '/nothing';
      statuses.push((await desk.ask({ method: 'GET', url }, `other=${at}`)).statusCode);
    }
    expect(statuses.indexOf(429)).toBe(1_200);
  },
);

it.skipIf(ON_POSTGRES)(
  'tells a session what is new 120 times a minute, and its colleague meanwhile',
  async () => {
    const { cookie } = await desk.begin();
    const colleague = await desk.join(1);
    const news = {
      method: 'GET',
      url: '/api/news?entry=0&since=2027-07-01T14:00:00.000Z',
    } as const;
    const statuses: number[] = [];
    for (let asked = 0; asked < 121; asked += 1) {
      statuses.push((await desk.ask(news, cookie)).statusCode);
    }
    expect(statuses.indexOf(429)).toBe(120);
    expect((await desk.ask(news, colleague)).statusCode).toBe(200);
  },
);
