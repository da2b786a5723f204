import { describe, expect, it } from 'vitest';
import { AREAS, type AreaCode } from './areas.ts';
import { choosePersona } from './choose-persona.ts';
import { chooseSummary } from './choose-summary.ts';
import type { ResultEntry } from './score-answers.ts';

/** An entry with a given share of the whole and points; entries are passed in order. */
function entry(key: AreaCode, percentage: number, score = 10): ResultEntry {
  const { title, color, maxScore } = AREAS[key];
  return {
    key,
    title,
    color,
    maxScore,
    score,
    rawScore: score,
    noneCount: 0,
    exactPercentage: percentage,
    percentage,
    slicePercentage: percentage,
  };
}

describe('choosePersona', () => {
  it.each([
    { name: 'no entries, no persona', entries: [], expected: null },
    { name: 'HWS on top', entries: [entry('HWS', 60), entry('AB', 40)], expected: 'natural' },
    { name: 'AB on top', entries: [entry('AB', 50), entry('HWS', 50)], expected: 'harmonizer' },
    { name: 'TSC on top', entries: [entry('TSC', 100)], expected: 'refiner' },
    { name: 'GHF on top', entries: [entry('GHF', 100)], expected: 'perfectionist' },
    { name: 'SHF on top', entries: [entry('SHF', 100)], expected: 'guardian' },
    {
      name: 'three areas at 70% of their own maximum',
      entries: [entry('AB', 40, 100), entry('TSC', 35, 90), entry('GHF', 25, 60)],
      expected: 'visionary',
    },
    {
      name: 'two strong areas are not three',
      entries: [entry('AB', 45, 100), entry('TSC', 35, 90), entry('GHF', 20, 50)],
      expected: 'harmonizer',
    },
    {
      name: 'HWS on top wins over three strong areas',
      entries: [
        entry('HWS', 30, 100),
        entry('AB', 28, 140),
        entry('TSC', 22, 120),
        entry('GHF', 20, 80),
      ],
      expected: 'natural',
    },
    {
      name: 'HWS does not count as a strong area',
      entries: [entry('AB', 40, 100), entry('HWS', 35, 100), entry('TSC', 25, 90)],
      expected: 'harmonizer',
    },
  ])('$name', ({ entries, expected }) => {
    expect(choosePersona(entries)).toBe(expected);
  });
});

describe('chooseSummary', () => {
  it.each([
    { name: 'nothing', shares: [], expected: 'none' },
    { name: 'one area', shares: [100], expected: 'single' },
    { name: 'third exactly 25 behind', shares: [50, 25, 25], expected: 'three' },
    { name: 'third 26 behind, second within', shares: [48, 30, 22], expected: 'pair' },
    { name: 'second exactly 25 behind', shares: [62, 37, 1], expected: 'pair' },
    { name: 'second 26 behind', shares: [63, 37], expected: 'single' },
  ])('$name', ({ shares, expected }) => {
    const keys: AreaCode[] = ['AB', 'TSC', 'GHF', 'SHF', 'HWS'];
    const entries = shares.map((share, index) => entry(keys[index] ?? 'AB', share));
    expect(chooseSummary(entries)).toBe(expected);
  });
});
