import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIn } from '../../tests/support/kept-places.ts';
import { toBase64 } from '../api/bytes.ts';
import { makePracticeKey } from '../key/practice-key.ts';
import { keepDraft, takeDraft } from './kept-draft.ts';

const NOTE = ['12', 'Their sister calls back.'] as const;
const DRAFT = {
  notes: [NOTE],
  fields: [],
  letters: [],
  marks: [],
  callers: [],
  reaches: [],
  held: null,
  sent: [],
  typedAt: '2026-11-27T15:00:00.000Z',
};
/** Where one draft was kept, for all tabs, until 2026-11-27. */
const OLD_PLACE = 'desk-draft';

/** What the browser keeps. */
let places: Map<string, string>;
beforeEach(() => {
  places = new Map();
  keepIn(places);
});
afterEach(() => vi.unstubAllGlobals());

/** Typed so many seconds after the other. */
const noteOn = (card: string, text: string, seconds: number) => ({
  ...DRAFT,
  notes: [[card, text] as const],
  typedAt: new Date(Date.parse(DRAFT.typedAt) + seconds * 1_000).toISOString(),
});

it('gives a draft back once, and keeps it sealed until then', async () => {
  const key = await makePracticeKey();
  await keepDraft(key, DRAFT);
  expect(JSON.stringify([...places])).not.toContain('sister');
  expect(await takeDraft(key)).toEqual(DRAFT);
  expect(places.size).toBe(0);
  expect(await takeDraft(key)).toBeUndefined();
});

it('gives back what every tab was writing when all were locked; where two wrote on one card, what was typed later', async () => {
  const key = await makePracticeKey();
  await keepDraft(key, noteOn('13', 'new', 2));
  await keepDraft(key, { ...DRAFT, notes: [NOTE, ['13', 'old']], fields: [['fee', '$90']] });
  expect(await takeDraft(key)).toEqual({
    ...noteOn('13', 'new', 2),
    notes: [NOTE, ['13', 'new']],
    fields: [['fee', '$90']],
  });
  expect(places.size).toBe(0);
});

it('leaves a draft that does not open for the key that it was sealed to', async () => {
  const before = await makePracticeKey();
  const key = await before.renew();
  await keepDraft(key, DRAFT);
  expect(await takeDraft(before)).toBeUndefined();
  expect(await takeDraft(key)).toEqual(DRAFT);
});

it('forgets what is no draft for anybody, and gives back the others', async () => {
  const key = await makePracticeKey();
  await keepDraft(key, DRAFT);
  places.set(OLD_PLACE, 'no base64!');
  places.set(`${OLD_PLACE}.1`, toBase64(await key.sealText('no draft')));
  expect(await takeDraft(key)).toEqual(DRAFT);
  expect(places.size).toBe(0);
});

it('reads what was kept in the one place of before, as the oldest', async () => {
  const key = await makePracticeKey();
  const old = JSON.stringify({ notes: [NOTE, ['13', 'old']] });
  places.set(OLD_PLACE, toBase64(await key.sealText(old)));
  await keepDraft(key, noteOn('13', 'new', 0));
  expect((await takeDraft(key))?.notes).toEqual([NOTE, ['13', 'new']]);
  expect(places.size).toBe(0);
});

it('leaves what is kept while it is opening', async () => {
  const key = await makePracticeKey();
  await keepDraft(key, DRAFT);
  const taken = takeDraft(key);
  await keepDraft(key, noteOn('12', 'later', 1));
  expect(await taken).toEqual(DRAFT);
  expect(await takeDraft(key)).toMatchObject({ notes: [['12', 'later']] });
});

it('keeps the twenty that were typed last: what no key opens any more does not fill the room', async () => {
  const key = await makePracticeKey();
  places.set(OLD_PLACE, toBase64(await key.sealText(JSON.stringify(DRAFT))));
  places.set('desk-kept.1', 'an entry');
  for (let card = 1; card <= 22; card += 1) {
    await keepDraft(key, noteOn(String(card), 'Begun.', card));
  }
  expect(places.size).toBe(21);
  const notes = (await takeDraft(key))?.notes.map(([card]) => Number(card));
  expect(notes).toEqual(Array.from({ length: 20 }, (_, at) => at + 3));
  expect([...places.keys()]).toEqual(['desk-kept.1']);
});

it('says that nothing is kept where the browser keeps nothing, and lets the desk open', async () => {
  const key = await makePracticeKey();
  expect(await keepDraft(key, DRAFT)).toBe(true);
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: deny, ownKeys: deny }));
  expect(await keepDraft(key, DRAFT)).toBe(false);
  // Nothing was being written: nothing is lost.
  expect(await keepDraft(key, { ...DRAFT, notes: [] })).toBe(true);
  expect(await takeDraft(key)).toBeUndefined();
});
