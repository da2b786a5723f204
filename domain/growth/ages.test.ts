import { describe, expect, it } from 'vitest';
import { AGE_BANDS, BANDS, bandAt, LAST_MONTH, sayAge, sleepAt } from './ages.ts';

/** What stands at every age of the chart, from a month to the one before the next. */
const CHART = [
  [0, 3, 'baby', undefined],
  [4, 11, 'baby', [12, 16]],
  [12, 35, 'toddler', [11, 14]],
  [36, 71, 'preschool', [10, 13]],
  [72, 107, 'grade-school', [9, 12]],
  [108, 155, 'preteen', [9, 12]],
  [156, 192, 'teen', [8, 10]],
] as const;

describe('what stands at an age', () => {
  it.each(CHART)('from %i to %i months: %s, sleep %j', (first, last, band, hours) => {
    const sleep = hours && { from: hours[0], to: hours[1] };
    for (let month = first; month <= last; month += 1) {
      expect(bandAt(month), `${month} months`).toBe(band);
      expect(sleepAt(month), `${month} months`).toEqual(sleep);
    }
  });

  it('covers every month of the chart', () => {
    const months = CHART.reduce((sum, [first, last]) => sum + last - first + 1, 0);
    expect(months).toBe(LAST_MONTH + 1);
  });

  it('draws the mouth of an age at that age', () => {
    for (const band of AGE_BANDS) expect(bandAt(BANDS[band].drawnAtMonths)).toBe(band);
  });
});

describe('sayAge', () => {
  it.each([
    [0, 'newborn'],
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [54, '4 years 6 months'],
    [192, '16 years'],
  ])('%i months: %s', (months, words) => {
    expect(sayAge(months)).toBe(words);
  });
});
