import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIn } from '../../tests/support/kept-places.ts';
import { sendUntold, tellAct, UntoldActs } from './untold-acts.ts';

/** How the server answers about a card; 0 is no line. */
let statuses: Record<string, number>;
let told: string[];
beforeEach(() => {
  statuses = {};
  told = [];
  keepIn();
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const card = path.split('/')[3] ?? path;
    const status = statuses[card] ?? 204;
    if (status === 0) throw new TypeError('no line');
    if (status === 204) told.push(`${path} ${body}`);
    return new Response(null, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const by = (person: number | null, untold = new UntoldActs()) => ({ untold, person });

it('tells an opening at once where there is a line, and keeps nothing', async () => {
  const place = by(1);
  await tellAct(place, { card: '12' });
  expect(told).toEqual(['/api/cards/12/opened {}']);
  expect(place.untold.all()).toEqual([]);
});

it('tells what it could not tell when the line is back, in order, once, and that it is late', async () => {
  statuses = { 12: 0, A3: 502, 14: 401 };
  const place = by(1);
  for (const card of ['12', 'A3', '14']) await tellAct(place, { card });
  statuses = {};
  // The desk was locked meanwhile, and opened again.
  const later = by(1);
  await sendUntold(later);
  await sendUntold(later);
  expect(told).toEqual([
    '/api/cards/12/opened {"isLate":true}',
    '/api/cards/A3/opened {"isLate":true}',
    '/api/cards/14/opened {"isLate":true}',
  ]);
});

it('keeps the rest when the line goes again', async () => {
  statuses = { 12: 0, 13: 0 };
  const place = by(1);
  for (const card of ['12', '13']) await tellAct(place, { card });
  statuses = { 13: 0 };
  await sendUntold(place);
  expect(place.untold.all().map(({ card }) => card)).toEqual(['13']);
});

it('tells what was printed in the same way: which kind of sheet, and of which card where it is of one', async () => {
  const place = by(1);
  await tellAct(place, { sheet: 'card', card: 'A3' });
  statuses = { '/api/printed': 0 };
  await tellAct(place, { sheet: 'photos', card: '12' });
  await tellAct(place, { sheet: 'day' });
  statuses = {};
  await sendUntold(by(1));
  expect(told).toEqual([
    '/api/printed {"sheet":"card","card":"A3"}',
    '/api/printed {"sheet":"photos","card":"12","isLate":true}',
    '/api/printed {"sheet":"day","isLate":true}',
  ]);
  expect(place.untold.all()).toEqual([]);
});

it('leaves to others what they opened', async () => {
  statuses = { 12: 0 };
  await tellAct(by(null), { card: '12' });
  statuses = {};
  await sendUntold(by(1));
  expect(told).toEqual([]);
  await sendUntold(by(null));
  expect(told).toHaveLength(1);
});

it('gives up what has no card any more', async () => {
  statuses = { 12: 404, 13: 0 };
  const place = by(1);
  for (const card of ['12', '13']) await tellAct(place, { card });
  statuses = { 13: 404 };
  await sendUntold(place);
  expect(place.untold.all()).toEqual([]);
});

it('keeps it for as long as the desk is open where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  statuses = { 12: 0 };
  const place = by(1);
  await tellAct(place, { card: '12' });
  statuses = {};
  await sendUntold(place);
  expect(told).toEqual(['/api/cards/12/opened {"isLate":true}']);
  expect(place.untold.all()).toEqual([]);
});

it('does not stumble over what somebody else has put there', () => {
  keepIn(
    new Map([
      ['desk-opened.x', 'no JSON'],
      ['desk-opened.y', '{"card":3}'],
      ['desk-opened.z', '{"id":"z","sheet":"diary","person":1,"at":"2027-07-01"}'],
      ['desk-draft', 'c2VhbGVk'],
    ]),
  );
  expect(new UntoldActs().all()).toEqual([]);
});
