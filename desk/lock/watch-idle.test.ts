import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from './watch-idle.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Those of one browser, each heard by all others. */
let channels: Set<EventTarget>;
/** What the server was told. */
let told: string[];
beforeEach(() => {
  channels = new Set();
  told = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super();
        channels.add(this);
      }
      postMessage(data: unknown) {
        for (const other of channels) {
          if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
        }
      }
      close() {
        channels.delete(this);
      }
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    told.push(path);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab in which the desk is open. @param person who sits there */
function openTab(person: number | null = 1) {
  const place = new EventTarget();
  vi.stubGlobal('window', place);
  vi.stubGlobal('document', new EventTarget());
  const said: string[] = [];
  const watch = watchIdle({
    onLock: (isIdle) => {
      said.push(isIdle ? 'locked, idle' : 'locked');
      watch.stop();
    },
    onWarning: (isNear) => said.push(isNear ? 'warned' : 'no longer warned'),
    whose: () => person,
    onReplaced: (why) => {
      said.push(`replaced, ${why}`);
      watch.stop();
    },
  });
  return { ...watch, said, touch: () => place.dispatchEvent(new Event('keydown')) };
}
/** Works in a tab for so many seconds. */
async function work({ touch }: ReturnType<typeof openTab>, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    touch();
  }
}

it('locks ten minutes after the last touch, and warns a minute before', async () => {
  const tab = openTab();
  await work(tab, 30);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS - SECOND_MS);
  expect(tab.said).toEqual([]);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(tab.said).toEqual(['warned']);
  tab.touch();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(tab.said).toEqual(['warned', 'no longer warned', 'warned', 'locked, idle']);
});

it('counts in every tab from a touch of any, to a few seconds: the one where somebody works is warned a minute before', async () => {
  const [tab, other] = [openTab(), openTab()];
  await work(tab, 59);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect(tab.said).toEqual(['warned']);
  expect(other.said).toEqual(['warned']);
  await vi.advanceTimersByTimeAsync(54 * SECOND_MS);
  expect([tab.said, other.said]).toEqual([['warned'], ['warned']]);
  await vi.advanceTimersByTimeAsync(6 * SECOND_MS);
  expect(tab.said).toHaveLength(2);
  expect(other.said).toHaveLength(2);
});

it('warns no tab any more once another was touched', async () => {
  const [tab, other] = [openTab(), openTab()];
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  tab.touch();
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(other.said).toEqual(['warned', 'no longer warned']);
});

it('tells the server once a minute at most', async () => {
  await work(openTab(), 150);
  expect(told).toEqual(['/api/session/touch', '/api/session/touch']);
});

it('is locked where somebody else opens the desk in another tab, and open where the same person does', async () => {
  const [tab, ofSheet, same] = [openTab(1), openTab(null), openTab(2)];
  const other = openTab(2);
  other.tellOpened();
  expect([tab.said, ofSheet.said]).toEqual([['replaced, other'], ['replaced, other']]);
  expect([same.said, other.said]).toEqual([[], []]);
  // The session is theirs: nobody ends it.
  expect(told).toEqual([]);
  ofSheet.tellOpened();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(tab.said).toHaveLength(1);
});

it('is locked where another tab has changed the key', () => {
  const [tab, other] = [openTab(), openTab()];
  other.tellKey();
  expect(tab.said).toEqual(['replaced, key']);
  expect(other.said).toEqual([]);
  expect(told).toEqual([]);
});
