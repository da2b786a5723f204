import { describe, expect, it } from 'vitest';
import { AREAS, type AreaCode } from './areas.ts';
import { chooseReportVariant, localDateOf, reportFileName } from './report-variant.ts';
import type { ResultEntry } from './score-answers.ts';

const entry = (key: AreaCode, percentage: number): ResultEntry => ({
  ...AREAS[key],
  score: 10,
  rawScore: 10,
  noneCount: 0,
  exactPercentage: percentage,
  percentage,
  slicePercentage: percentage,
});

describe('chooseReportVariant', () => {
  it.each([
    ['great-place', [entry('HWS', 100)]],
    ['great-place', [entry('HWS', 60), entry('AB', 40)]],
    ['profile', [entry('HWS', 59), entry('AB', 41)]],
    ['profile', [entry('AB', 60), entry('HWS', 40)]],
    ['profile', [entry('AB', 100)]],
  ] as const)('%s', (variant, entries) => {
    expect(chooseReportVariant(entries)).toBe(variant);
  });

  it('looks at the whole percentage that is shown, not at the exact one', () => {
    const shown = { ...entry('HWS', 60), exactPercentage: 59.7 };
    expect(chooseReportVariant([shown])).toBe('great-place');
  });
});

describe('reportFileName', () => {
  it('tells the two reports apart', () => {
    expect(reportFileName('great-place', '2026-11-21')).toBe(
      'smile-assessment-results-2026-11-21.pdf',
    );
    expect(reportFileName('profile', '2026-11-21')).toBe('Smile_Discovery_Results_2026-11-21.pdf');
  });
});

describe('localDateOf', () => {
  it('is the date where the visitor is, not in Greenwich', () => {
    // Tests run in New York: process.env.TZ, vitest.config.ts.
    expect(localDateOf(new Date('2026-01-06T03:30:00Z'))).toBe('2026-01-05');
    expect(localDateOf(new Date('2026-01-06T12:00:00Z'))).toBe('2026-01-06');
  });
});
