import { describe, expect, it } from 'vitest';
import { faultOfStage, sayStage } from './stage.ts';

describe('a stage in one line', () => {
  it.each([
    [
      { title: 'Stage 1: aligners', who: 'orthodontist', from: 0, to: 9, latest: 13 },
      'Stage 1: aligners, orthodontist, 9 to 13 months',
    ],
    [{ title: 'Stage 2', from: 4, to: 6, latest: 7 }, 'Stage 2, 2 to 3 months'],
    [
      { title: 'Stage 2: bonding', who: 'dentist', from: 13, to: 14, length: '1 visit' },
      'Stage 2: bonding, dentist, 1 visit',
    ],
    [{ title: 'Nothing is done', from: 0, to: 12 }, 'Nothing is done'],
  ])('says who is responsible and how long (%#)', (stage, words) => {
    expect(sayStage(stage)).toBe(words);
  });
});

describe('the months of a stage', () => {
  it.each([
    [{ from: 0, to: 9, latest: 13, checks: [5, 9] }, undefined],
    [{ from: 13, to: 18 }, undefined],
    [{ from: 0, to: 9, latest: 19 }, /outside of months 0 to 18/],
    [{ from: -1, to: 2 }, /outside of months/],
    [{ from: 3, to: 3 }, /ends before it begins/],
    [{ from: 0, to: 9, latest: 8 }, /ends before it begins/],
    [{ from: 2, to: 9, checks: [1] }, /check in month 1/],
    [{ from: 2, to: 9, checks: [10] }, /check in month 10/],
  ])('lie in order on the chart (%#)', (months, fault) => {
    const found = faultOfStage({ title: 'Stage', ...months });
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(fault);
  });
});
