import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIn } from '../../tests/support/kept-places.ts';
import { CardBox } from './card-box.ts';
import { KeptEntries, type KeptEntry } from './kept-entries.ts';
import { sayOutcome, sendKept } from './send-kept.ts';

/** How the server answers. */
let statuses: Record<string, number>;
let asked: string[];
beforeEach(() => {
  statuses = {};
  asked = [];
  keepIn();
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { id } = JSON.parse(body) as { id: string };
    asked.push(`${path} ${id}`);
    const status = statuses[id] ?? 200;
    if (status === 0) throw new TypeError('no line');
    return new Response('{"number":7,"person":1,"at":"2027-07-01T15:00:00.000Z"}', { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const entry = (id: string, more: Partial<KeptEntry> = {}): KeptEntry => ({
  id,
  card: '12',
  sealed: 'c2VhbGVk',
  person: 1,
  at: `2027-07-01T14:00:0${id}.000Z`,
  ...more,
});
function keep(...entries: KeptEntry[]): KeptEntries {
  const kept = new KeptEntries();
  for (const one of entries) kept.keep(one);
  return kept;
}
const idsOf = (entries: readonly KeptEntry[]) => entries.map(({ id }) => id);
const send = (kept: KeptEntries) => sendKept({ box: new CardBox(), kept, person: 1 });

it('sends in the order of writing, once, and forgets what was sent', async () => {
  const kept = keep(entry('2'), entry('1'));
  expect(idsOf((await send(kept)).sent)).toEqual(['1', '2']);
  expect(asked).toEqual(['/api/cards/12/entries 1', '/api/cards/12/entries 2']);
  expect(kept.all()).toEqual([]);
  expect(new KeptEntries().all()).toEqual([]);
});

it('keeps the rest when the line goes again', async () => {
  statuses['2'] = 0;
  const kept = keep(entry('1'), entry('2'), entry('3'));
  expect(idsOf((await send(kept)).sent)).toEqual(['1']);
  expect(idsOf(new KeptEntries().all())).toEqual(['2', '3']);
});

it('keeps everything while the server has troubles of its own, or the session has ended', async () => {
  for (const status of [401, 422, 500]) {
    statuses['1'] = status;
    const kept = keep(entry('1'));
    expect(await send(kept)).toEqual({ sent: [], lost: [] });
    expect(idsOf(kept.all())).toEqual(['1']);
  }
});

it('gives up what has no card any more, and says so', async () => {
  statuses['1'] = 404;
  const kept = keep(entry('1'), entry('2', { card: '13' }));
  const outcome = await send(kept);
  expect([idsOf(outcome.sent), idsOf(outcome.lost), kept.all()]).toEqual([['2'], ['1'], []]);
  expect(sayOutcome(outcome, new CardBox())).toBe(
    'The line is back. One was sent. One had no card any more.',
  );
});

it('leaves to others what they wrote', async () => {
  const kept = keep(entry('1', { person: 2 }), entry('2', { person: null }));
  expect((await send(kept)).sent).toEqual([]);
  expect(idsOf(kept.all())).toEqual(['1', '2']);
});

it('does not stumble over what somebody else has put there', () => {
  localStorage.setItem('desk-kept.x', 'no JSON');
  localStorage.setItem('desk-kept.y', '{"id":3}');
  localStorage.setItem('desk-draft', 'c2VhbGVk');
  expect(new KeptEntries().all()).toEqual([]);
});

it('lets the desk open where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(new KeptEntries().all()).toEqual([]);
  expect(() => keep(entry('1'))).toThrow();
});
