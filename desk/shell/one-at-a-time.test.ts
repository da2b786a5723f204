import { expect, it } from 'vitest';
import { OneAtATime } from './one-at-a-time.ts';

it('begins nothing while something is being done, and the next thing after it, however that ended', async () => {
  const one = new OneAtATime();
  const begun: string[] = [];
  const task =
    (name: string, fails = false) =>
    async (): Promise<string> => {
      begun.push(name);
      await Promise.resolve();
      if (fails) throw new Error(name);
      return name;
    };
  const first = one.run(task('first', true));
  expect(await one.run(task('second half'))).toBeUndefined();
  await expect(first).rejects.toThrow('first');
  expect(await one.run(task('next'))).toBe('next');
  expect(begun).toEqual(['first', 'next']);
});
