import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useRequestKey } from './use-request-key.ts';

afterEach(() => vi.restoreAllMocks());

const KEPT = { type: 'impressions:last-try', lastTry: { body: 'words', key: 'kept-key' } };

/** Says something as the page around the frame, or as another window. */
function hear(data: unknown, source: Window | null = window.parent): void {
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: window.location.origin, source }),
  );
}

test('gives one key for the same words, and another when they change', async () => {
  const { result } = await renderHook(() => useRequestKey());
  const key = result.current('words');
  expect(result.current('words')).toBe(key);
  expect(result.current('other words')).not.toBe(key);
});

test('tells the page around before the words are sent, and the same words once', async () => {
  const tell = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  const { result } = await renderHook(() => useRequestKey());
  const key = result.current('words');
  result.current('words');
  const said = tell.mock.calls.filter(([data]) => JSON.stringify(data).includes('last-try'));
  expect(said).toEqual([
    [{ type: 'impressions:last-try', lastTry: { body: 'words', key } }, window.location.origin],
  ]);
});

test('sends the same words again under the key that the page around has kept', async () => {
  const { result } = await renderHook(() => useRequestKey());
  hear(KEPT);
  expect(result.current('words')).toBe('kept-key');
  expect(result.current('other words')).not.toBe('kept-key');
});

test('takes a key from nobody else', async () => {
  const { result } = await renderHook(() => useRequestKey());
  hear(KEPT, null);
  expect(result.current('words')).not.toBe('kept-key');
});
