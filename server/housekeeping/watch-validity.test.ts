import { expect, it } from 'vitest';
import { watchValidity } from './watch-validity.ts';

const VALIDITY = {
  consents: [{ place: 'content/photographs/portrait-a.yaml', holdsUntil: '2027-03-01' }],
  events: [],
  closuresUntil: '2099-12-31',
};

it('tells the log weeks before, once, and again when the day is over', () => {
  const lines: string[] = [];
  const log = {
    warn: (text: string) => void lines.push(`warn ${text}`),
    error: (text: string) => void lines.push(`error ${text}`),
  };
  let now = new Date('2027-01-01T12:00:00Z');
  const { run } = watchValidity(VALIDITY, () => now, log);
  run();
  expect(lines).toEqual([]);
  now = new Date('2027-02-20T12:00:00Z');
  run();
  run();
  expect(lines).toEqual([expect.stringMatching(/^warn .*portrait-a\.yaml: the consent ends with/)]);
  now = new Date('2027-03-02T05:00:00Z');
  run();
  run();
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^error .*the consent ended with/)]);
});
