import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startChores, type Chore } from './start-chores.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SILENT = { error: () => undefined };

it('does each chore at once, and again at its own interval', async () => {
  const done: string[] = [];
  const chore = (name: string, intervalMs: number): Chore => ({
    name,
    intervalMs,
    run: () => void done.push(name),
  });
  const stop = startChores([chore('often', 1_000), chore('seldom', 3_000)], SILENT);
  expect(done).toEqual(['often', 'seldom']);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(done.slice(2)).toEqual(['often', 'often']);
  await vi.advanceTimersByTimeAsync(1);
  expect(done.slice(4).toSorted()).toEqual(['often', 'seldom']);
  await stop();
});

it('begins no turn before the last one has ended', async () => {
  const ends: (() => void)[] = [];
  const run = (): Promise<void> =>
    new Promise((resolve) => {
      ends.push(resolve);
    });
  const stop = startChores([{ name: 'slow', intervalMs: 1_000, run }], SILENT);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await stop();
});

it('tells the log of a chore that fails, by its name, and goes on with all of them', async () => {
  const told: unknown[] = [];
  let turns = 0;
  const stop = startChores(
    [
      { name: 'broken', intervalMs: 1_000, run: () => Promise.reject(new TypeError('gone')) },
      { name: 'whole', intervalMs: 1_000, run: () => void (turns += 1) },
    ],
    { error: (details) => void told.push(details) },
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(turns).toBe(2);
  expect(told).toHaveLength(2);
  expect(told[0]).toMatchObject({ chore: 'broken' });
  await stop();
});

it('ends once the turn that is under way has ended, and has no other', async () => {
  let end = (): void => undefined;
  let turns = 0;
  const run = (): Promise<void> => {
    turns += 1;
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  const stop = startChores([{ name: 'slow', intervalMs: 1_000, run }], SILENT);
  const ended = vi.fn<() => void>();
  const stopped = stop().finally(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).not.toHaveBeenCalled();
  end();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(turns).toBe(1);
});
