import { expect, it } from 'vitest';
import { sayChange, sayInShort } from './say-values.ts';

it.each([
  ['text', '$250', '$275', { before: '$250', after: '$275' }],
  ['time', '08:00', '17:30', { before: '8:00\u00a0AM', after: '5:30\u00a0PM' }],
  ['time', '08:00', '', { before: '8:00\u00a0AM', after: 'nothing' }],
  [
    'day',
    '2026-12-31',
    '2027-02-30',
    { before: 'Thursday, December 31, 2026', after: '2027-02-30' },
  ],
  ['lines', ['a', 'b'], ['a'], { before: 'a; b', after: 'a' }],
  [
    'days',
    ['2026-12-25', '2027-01-01'],
    ['2026-12-25', '2027-12-28', '2027-12-29'],
    {
      before: '2 days',
      after:
        '3 days, with Tuesday, December 28, 2027; Wednesday, December 29, 2027, without Friday, January 1, 2027',
    },
  ],
] as const)('a change of %s', (kind, written, value, said) => {
  expect(sayChange(written, value, kind)).toEqual(said);
});

it('a long text is said to have changed', () => {
  const change = {
    label: 'Team: bio',
    before: 'word '.repeat(30),
    after: 'other',
    person: 1,
    at: '',
  };
  expect(sayInShort(change)).toBe('Team: bio');
  expect(sayInShort({ ...change, before: 'this' })).toBe('Team: bio: this → other');
});
