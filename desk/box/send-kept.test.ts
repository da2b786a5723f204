import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepIn } from '../../tests/support/kept-places.ts';
import { requestRow } from '../../tests/support/request-row.ts';
import { fromBase64 } from '../api/bytes.ts';
import { makePracticeKey, type PracticeKey } from '../key/practice-key.ts';
import { CardBox } from './card-box.ts';
import { KeptEntries, type KeptEntry } from './kept-entries.ts';
import { sayOutcome, sendKept } from './send-kept.ts';

let key: PracticeKey;
beforeAll(async () => {
  key = await makePracticeKey();
});

/** How the server answers. */
let statuses: Record<string, number>;
let asked: string[];
/** What happens while an entry is on its way. */
let meanwhile: Record<string, () => void>;
/** Entries that are undone by those that the server has. */
let undone: unknown[];
beforeEach(() => {
  statuses = {};
  asked = [];
  meanwhile = {};
  undone = [];
  keepIn();
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { id, sealed } = JSON.parse(body) as { id: string; sealed: string };
    const opened = sealed === SEALED ? '{}' : await key.openText(fromBase64(sealed));
    const { is, of } = JSON.parse(opened) as { is?: string; of?: string };
    asked.push(`${path} ${is === undefined ? id : `${is} ${of}`}`);
    meanwhile[id]?.();
    const status = statuses[is ?? id] ?? 200;
    if (status === 0) throw new TypeError('no line');
    if (is === 'undo') undone.push(of);
    return new Response('{"number":7,"person":1,"at":"2027-07-01T15:00:00.000Z"}', { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const SEALED = 'c2VhbGVk';
const entry = (id: string, more: Partial<KeptEntry> = {}): KeptEntry => ({
  id,
  card: '12',
  sealed: SEALED,
  person: 1,
  at: `2027-07-01T14:00:0${id}.000Z`,
  ...more,
});
function keep(...entries: KeptEntry[]): KeptEntries {
  const kept = new KeptEntries();
  for (const one of entries) kept.keep(one);
  return kept;
}
const idsOf = (entries: readonly Pick<KeptEntry, 'id'>[]) => entries.map(({ id }) => id);
const send = (kept: KeptEntries, box = new CardBox()) => sendKept({ box, key, kept, person: 1 });

/** The card on which they are written. */
function boxOfCard(): CardBox {
  const box = new CardBox();
  box.put({ row: requestRow(12), photos: 0, content: 'locked', isNew: false });
  return box;
}
/** As it stands on the card once the server has it. */
const stored = (id: string, number = 3) =>
  ({ is: 'reached', id, card: 'id-12', number, person: 1, at: entry(id).at }) as const;
const standing = (box: CardBox) => box.find('12')?.state.entries.map(({ id }) => id);

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

it('sends nothing that was taken back while it came to it, nor what another tab has sent', async () => {
  const kept = keep(entry('1'), entry('2'), entry('3'), entry('4'));
  meanwhile['1'] = () => {
    kept.takeBack(entry('3'));
    // The other tab has kept entries of its own.
    new KeptEntries().drop('2');
  };
  const outcome = await send(kept, boxOfCard());
  expect(idsOf(outcome.sent)).toEqual(['1', '4']);
  expect(asked).toEqual(['/api/cards/12/entries 1', '/api/cards/12/entries 4']);
});

it('undoes what was taken back while it was on its way', async () => {
  const kept = keep(entry('1'), entry('2'));
  meanwhile['1'] = () => kept.takeBack(entry('1'));
  const box = boxOfCard();
  expect(idsOf((await send(kept, box)).sent)).toEqual(['2']);
  expect(undone).toEqual(['1']);
  // The news brings it, with its undoing.
  box.addEntry('12', stored('1'));
  expect(standing(box)).toEqual([]);
  await send(kept, box);
  expect(undone).toEqual(['1']);
});

it('does not undo what another tab has sent at the same moment', async () => {
  const kept = keep(entry('1'));
  meanwhile['1'] = () => new KeptEntries().drop('1');
  await send(kept, boxOfCard());
  expect(undone).toEqual([]);
});

it('undoes what was taken back and had reached the server all the same, once it is heard of, over the lock too', async () => {
  const before = keep(entry('1'));
  before.takeBack(entry('1'));
  expect(before.all()).toEqual([]);
  // Another desk on this machine, by whoever opens it.
  const kept = new KeptEntries();
  const box = boxOfCard();
  await send(kept, box);
  expect(asked).toEqual([]);
  box.addEntry('12', stored('1'));
  statuses.undo = 0;
  await send(kept, box);
  expect(standing(box)).toEqual(['1']);
  statuses.undo = 200;
  await send(kept, box);
  await send(kept, box);
  expect(undone).toEqual(['1']);
  expect(standing(box)).toEqual([]);
});

it('takes from a card what waited there and was taken back in another tab', async () => {
  const kept = new KeptEntries();
  const box = boxOfCard();
  box.addEntry('12', stored('1', kept.keep(entry('1'))));
  expect(standing(box)).toEqual(['1']);
  new KeptEntries().takeBack(entry('1'));
  await send(kept, box);
  expect([standing(box), asked]).toEqual([[], []]);
});

it('remembers for a day what was taken back, and no longer than there is its card', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kept = keep(entry('1'), entry('2', { card: '13' }));
  for (const one of kept.all()) kept.takeBack(one);
  await send(kept, boxOfCard());
  expect(idsOf(kept.takenBack())).toEqual(['1']);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  await send(kept, boxOfCard());
  expect(kept.takenBack()).toEqual([]);
  vi.useRealTimers();
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
