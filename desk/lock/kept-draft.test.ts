import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toBase64 } from '../api/bytes.ts';
import { makePracticeKey } from '../key/practice-key.ts';
import { keepDraft, takeDraft } from './kept-draft.ts';

const NOTE = ['12', 'Their sister calls back.'] as const;
const DRAFT = { notes: [NOTE], fields: [], letters: [] };

/** What the browser keeps. */
let places: Map<string, string>;
beforeEach(() => {
  places = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => places.get(place) ?? null,
    setItem: (place: string, text: string) => places.set(place, text),
    removeItem: (place: string) => places.delete(place),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('gives a draft back once, and keeps it sealed until then', async () => {
  const key = await makePracticeKey();
  await keepDraft(key, DRAFT);
  expect(JSON.stringify([...places])).not.toContain('sister');
  expect(await takeDraft(key)).toEqual(DRAFT);
  expect(places.size).toBe(0);
  expect(await takeDraft(key)).toBeUndefined();
});

it('leaves a draft that does not open for the key that it was sealed to', async () => {
  const before = await makePracticeKey();
  const key = await before.renew();
  await keepDraft(key, DRAFT);
  expect(await takeDraft(before)).toBeUndefined();
  expect(await takeDraft(key)).toEqual(DRAFT);
});

it('forgets what is no draft for anybody', async () => {
  const key = await makePracticeKey();
  for (const kept of ['no base64!', toBase64(await key.sealText('no draft'))]) {
    await keepDraft(key, DRAFT);
    for (const place of places.keys()) places.set(place, kept);
    expect(await takeDraft(key)).toBeUndefined();
    expect(places.size, kept).toBe(0);
  }
});

it('leaves what was kept while it was opening', async () => {
  const key = await makePracticeKey();
  await keepDraft(key, DRAFT);
  const later = toBase64(
    await key.sealText(JSON.stringify({ ...DRAFT, notes: [['12', 'later']] })),
  );
  const taken = takeDraft(key);
  for (const place of places.keys()) places.set(place, later);
  await taken;
  expect(await takeDraft(key)).toMatchObject({ notes: [['12', 'later']] });
});

it('says that nothing is kept where the browser keeps nothing, and lets the desk open', async () => {
  const key = await makePracticeKey();
  expect(await keepDraft(key, DRAFT)).toBe(true);
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny });
  expect(await keepDraft(key, DRAFT)).toBe(false);
  // Nothing was being written: nothing is lost.
  expect(await keepDraft(key, { ...DRAFT, notes: [] })).toBe(true);
  expect(await takeDraft(key)).toBeUndefined();
});
