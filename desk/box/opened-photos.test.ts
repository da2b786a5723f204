import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makePracticeKey, type PracticeKey } from '../key/practice-key.ts';
import { UNFETCHED } from './open-photos.ts';
import { OpenedPhotos } from './opened-photos.ts';

/** Of the bytes of each photo, which are its number. */
const SEALED = [
  { sha256: '4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a' },
  { sha256: 'dbc1b4c900ffe48d575b5da5c638040125f65db0fe3e24494b76ea986457d986' },
];
let hasLine: boolean;
let asked: string[];
let key: PracticeKey;
const given = vi.fn<(address: string) => void>();
beforeEach(async () => {
  vi.useFakeTimers();
  hasLine = true;
  asked = [];
  given.mockClear();
  key = await makePracticeKey();
  vi.spyOn(key, 'openBytes').mockImplementation(async (bytes) => bytes.slice());
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${asked.length}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(given);
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 300;
      naturalHeight = 200;
      async decode(): Promise<void> {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    // Of the second alone the line is lost on the way.
    if (!hasLine && path.endsWith('2')) throw new TypeError('no line');
    return new Response(new Uint8Array([Number(path.at(-1))]));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const faults = (photos: OpenedPhotos) => photos.of('12').map(({ fault }) => fault);

it('fetches again what had no line, and nothing else', async () => {
  const photos = new OpenedPhotos();
  hasLine = false;
  photos.hold(key, '12', SEALED);
  await vi.waitFor(() => expect(faults(photos)).toEqual(['', UNFETCHED]));
  const [first] = photos.of('12');

  hasLine = true;
  asked = [];
  photos.fetchAgain();
  photos.fetchAgain();
  await vi.waitFor(() => expect(faults(photos)).toEqual(['', '']));
  expect(asked).toEqual(['/api/cards/12/photos/2']);
  expect(photos.of('12')[0]).toBe(first);
  photos.fetchAgain();
  expect(asked).toHaveLength(1);
});

it('shows in the next room what is open, and gives it back once nobody shows it', async () => {
  const photos = new OpenedPhotos();
  const leave = photos.hold(key, '12', SEALED);
  await vi.waitFor(() => expect(photos.of('12')).toHaveLength(2));
  leave();
  const leaveNext = photos.hold(key, '12', [...SEALED]);
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(2);
  expect(given).not.toHaveBeenCalled();

  leaveNext();
  await vi.runAllTimersAsync();
  expect(given.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  expect(photos.of('12')).toEqual([]);
});

it('gives back at once what opens after it was left', async () => {
  const photos = new OpenedPhotos();
  photos.hold(key, '12', SEALED)();
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(given).toHaveBeenCalledWith('blob:1'));
  expect(photos.of('12')).toEqual([]);
  expect(asked).toHaveLength(1);
});
