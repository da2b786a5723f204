import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIn } from '../../tests/support/kept-places.ts';
import { KeptOpenings, sendOpenings, tellOpening } from './kept-openings.ts';

/** How the server answers about a card; 0 is no line. */
let statuses: Record<string, number>;
let told: string[];
beforeEach(() => {
  statuses = {};
  told = [];
  keepIn();
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const card = path.split('/')[3] ?? '';
    const status = statuses[card] ?? 204;
    if (status === 0) throw new TypeError('no line');
    if (status === 204) told.push(`${path} ${body}`);
    return new Response(null, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const by = (person: number | null, openings = new KeptOpenings()) => ({ openings, person });

it('tells an opening at once where there is a line, and keeps nothing', async () => {
  const place = by(1);
  await tellOpening(place, '12');
  expect(told).toEqual(['/api/cards/12/opened {}']);
  expect(place.openings.all()).toEqual([]);
});

it('tells what it could not tell when the line is back, in order, once, and that it is late', async () => {
  statuses = { 12: 0, A3: 502, 14: 401 };
  const place = by(1);
  for (const card of ['12', 'A3', '14']) await tellOpening(place, card);
  statuses = {};
  // The desk was locked meanwhile, and opened again.
  const later = by(1);
  await sendOpenings(later);
  await sendOpenings(later);
  expect(told).toEqual([
    '/api/cards/12/opened {"isLate":true}',
    '/api/cards/A3/opened {"isLate":true}',
    '/api/cards/14/opened {"isLate":true}',
  ]);
});

it('keeps the rest when the line goes again', async () => {
  statuses = { 12: 0, 13: 0 };
  const place = by(1);
  for (const card of ['12', '13']) await tellOpening(place, card);
  statuses = { 13: 0 };
  await sendOpenings(place);
  expect(place.openings.all().map(({ card }) => card)).toEqual(['13']);
});

it('leaves to others what they opened', async () => {
  statuses = { 12: 0 };
  await tellOpening(by(null), '12');
  statuses = {};
  await sendOpenings(by(1));
  expect(told).toEqual([]);
  await sendOpenings(by(null));
  expect(told).toHaveLength(1);
});

it('gives up what has no card any more', async () => {
  statuses = { 12: 404, 13: 0 };
  const place = by(1);
  for (const card of ['12', '13']) await tellOpening(place, card);
  statuses = { 13: 404 };
  await sendOpenings(place);
  expect(place.openings.all()).toEqual([]);
});

it('keeps it for as long as the desk is open where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  statuses = { 12: 0 };
  const place = by(1);
  await tellOpening(place, '12');
  statuses = {};
  await sendOpenings(place);
  expect(told).toEqual(['/api/cards/12/opened {"isLate":true}']);
  expect(place.openings.all()).toEqual([]);
});

it('does not stumble over what somebody else has put there', () => {
  keepIn(
    new Map([
      ['desk-opened.x', 'no JSON'],
      ['desk-opened.y', '{"card":3}'],
      ['desk-draft', 'c2VhbGVk'],
    ]),
  );
  expect(new KeptOpenings().all()).toEqual([]);
});
