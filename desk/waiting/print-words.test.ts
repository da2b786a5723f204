import { expect, it } from 'vitest';
import { sayPrinted } from './print-words.ts';

it('says on paper when it was printed, by the clock of the practice', () => {
  expect(sayPrinted(new Date('2026-11-28T02:36:00Z'), 'America/New_York')).toMatch(
    /^Printed Friday, November 27, 2026, 9:36\sPM$/,
  );
});
