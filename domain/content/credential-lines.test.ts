import { expect, it } from 'vitest';
import { asLines, fromLines } from './credential-lines.ts';

const DEGREE = { short: 'DMD', plain: 'Her dental degree. Equal to a DDS: the school chooses.' };

it('says a credential on a line, and reads it again, colons of its sentence too', () => {
  const lines = asLines([DEGREE]);
  expect(lines).toEqual(['DMD: Her dental degree. Equal to a DDS: the school chooses.']);
  expect(fromLines(lines)).toEqual([DEGREE]);
});

it('leaves what is said empty where a line has no colon', () => {
  expect(fromLines(['ABO', ' MS :A master. '])).toEqual([
    { short: 'ABO', plain: '' },
    { short: 'MS', plain: 'A master.' },
  ]);
});
