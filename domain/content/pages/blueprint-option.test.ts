import { describe, expect, it } from 'vitest';
import { sampleOption } from './blueprint-option.ts';

const NOTE = { term: 'Note.', words: 'Words.' };
const STAGE = { title: 'Stage 1', from: 0, to: 9, latest: 13, line: 'orthodontist' };
const OPTION = {
  letter: 'A',
  title: 'Aligners',
  text: 'Words.',
  undone: 'nothing.',
  risk: 'little.',
  stages: [STAGE],
  orderNotes: [NOTE],
  estimate: [{ item: 'Aligners', dollars: 4900 }],
  afterward: [NOTE],
};

describe('an option of the sample', () => {
  it('takes a fee as the facts write it, and reckons with it as a number', () => {
    const estimate = [{ item: 'Fee', credit: '$1,250' }];
    expect(sampleOption.parse({ ...OPTION, estimate }).estimate).toEqual([
      { item: 'Fee', credit: 1250 },
    ]);
  });

  it.each([
    ['a stage that ends before it begins', { stages: [{ ...STAGE, latest: 8 }] }],
    ['a check outside of its stage', { stages: [{ ...STAGE, checks: [14] }] }],
    ['a credit that is not dollars', { estimate: [{ item: 'Fee', credit: 'some' }] }],
    ['a line with two amounts', { estimate: [{ item: 'Fee', dollars: 1, words: 'included' }] }],
  ])('is refused with %s', (_, change) => {
    expect(sampleOption.safeParse(OPTION).success).toBe(true);
    expect(sampleOption.safeParse({ ...OPTION, ...change }).success).toBe(false);
  });
});
