import { expect, it } from 'vitest';
import { ActsUnderWay } from './acts-under-way.ts';

/** A task that ends when it is told to, and what it heard then. */
function task() {
  let end = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { wait: () => promise, end };
}
const ANN = { whose: 'Ann' };

it('is under way from its beginning to its end, whatever becomes of it', async () => {
  const acts = new ActsUnderWay(() => 5);
  let told = 0;
  acts.subscribe(() => (told += 1));
  const { wait, end } = task();
  const running = acts.run(ANN, wait);
  expect(acts.all()).toMatchObject([{ whose: 'Ann', doing: 'saving', sinceMs: 5 }]);
  end();
  await running;
  expect(acts.all()).toEqual([]);
  await expect(acts.run(ANN, () => Promise.reject(new Error('Refused.')))).rejects.toThrow();
  expect(acts.all()).toEqual([]);
  expect(told).toBe(4);
});

it('gives back the one that is being stored, and never what was stored before it', async () => {
  const acts = new ActsUnderWay();
  const before = await acts.run(ANN, async ({ number }) => number);
  expect(acts.wantLastBack(before)).toBe(false);
  const { wait, end } = task();
  const running = acts.run({ whose: 'Bea' }, (act) => wait().then(() => act.isWantedBack()));
  expect(acts.wantLastBack(before)).toBe(true);
  // Asked for once more: still that one.
  expect(acts.wantLastBack(before)).toBe(true);
  end();
  expect(await running).toBe(true);
  expect(acts.wantLastBack(before)).toBe(false);
});

it('leaves one that was begun before what is stored last', async () => {
  const acts = new ActsUnderWay();
  const { wait, end } = task();
  const slow = acts.run(ANN, (act) => wait().then(() => act.isWantedBack()));
  const later = await acts.run({ whose: 'Bea' }, async ({ number }) => number);
  expect(acts.wantLastBack(later)).toBe(false);
  end();
  expect(await slow).toBe(false);
});

it('lets nothing before it be meant by what cannot be taken back', async () => {
  const acts = new ActsUnderWay();
  const { wait, end } = task();
  const undoing = { ...ANN, doing: 'taking back', hasWayBack: false } as const;
  const running = acts.run(undoing, (act) => wait().then(() => act.isWantedBack()));
  expect(acts.wantLastBack(0)).toBe(true);
  end();
  expect(await running).toBe(false);
});

it('says why one failed until the next is begun', async () => {
  const acts = new ActsUnderWay();
  acts.tellFault('Ann: Not kept.');
  expect(acts.fault()).toBe('Ann: Not kept.');
  await acts.run(ANN, async () => undefined);
  expect(acts.fault()).toBe('');
});
