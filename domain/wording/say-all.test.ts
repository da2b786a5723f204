import { expect, it } from 'vitest';
import { sayAll } from './say-all.ts';

it('joins words as one says them', () => {
  expect(sayAll([])).toBe('');
  expect(sayAll(['10:00 AM'])).toBe('10:00 AM');
  expect(sayAll(['10:00 AM', 'noon'])).toBe('10:00 AM and noon');
  expect(sayAll(['10:00 AM', 'noon', '2:00 PM'])).toBe('10:00 AM, noon and 2:00 PM');
});

it('keeps those apart that have commas of their own', () => {
  const [one, two, three] = ['Monday, May 3', 'Tuesday, May 4', 'Friday, May 7'] as const;
  expect(sayAll([one, two])).toBe('Monday, May 3 and Tuesday, May 4');
  expect(sayAll([one, two, three])).toBe('Monday, May 3; Tuesday, May 4; and Friday, May 7');
});
