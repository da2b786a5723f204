import { expect, it } from 'vitest';
import { evenWeek, UNEQUAL_WEEK } from '../../tests/support/weeks.ts';
import { sayTimeHint } from './time-hint.ts';

it.each([
  ['an even week', evenWeek(), 'Monday to Friday, Eastern Time.'],
  [
    'a week with a closed Wednesday',
    UNEQUAL_WEEK,
    'Monday to Tuesday and Thursday to Saturday, Eastern Time.',
  ],
])('says on which days we can call in %s', (_, week, said) => {
  expect(sayTimeHint({ week })).toBe(said);
});
