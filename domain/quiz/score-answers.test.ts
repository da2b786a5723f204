import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_CODES } from './areas.ts';
import { EXAMPLE_QUESTIONS } from './example-questions.ts';
import { noneIndexOf, type Answers } from './questions.ts';
import { scoreAnswers } from './score-answers.ts';

const NONE = Object.fromEntries(EXAMPLE_QUESTIONS.map((q) => [q.id, noneIndexOf(q)]));
const none = (id: string) => [NONE[id] ?? -1];

/** Any answers a visitor can give: 'none' alone, or any regular options, or nothing. */
const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(
    EXAMPLE_QUESTIONS.map((question) => [
      question.id,
      fc.oneof(
        fc.constant([noneIndexOf(question)]),
        fc.subarray(question.options.map((_, index) => index)),
      ),
    ]),
  ),
);

describe('scoreAnswers', () => {
  it.each<{ name: string; answers: Answers; expected: Record<string, [number, number]> }>([
    { name: 'nothing chosen gives no entries', answers: {}, expected: {} },
    { name: 'one option, one area', answers: { Q1: [0] }, expected: { AB: [10, 100] } },
    {
      name: 'an option adds to each area it lists',
      answers: { Q2: [2] },
      expected: { AB: [10, 34], TSC: [10, 33], SHF: [10, 33] },
    },
    {
      name: 'a none weighs 12 against 10 and scores 10',
      answers: { Q1: [0], Q3: none('Q3') },
      expected: { HWS: [10, 55], AB: [10, 45] },
    },
    {
      name: 'equal areas stand in their order',
      answers: { Q1: [3, 2, 1, 0] },
      expected: { AB: [10, 25], TSC: [10, 25], GHF: [10, 25], SHF: [10, 25] },
    },
    {
      name: 'the larger remainder gets the missing point',
      // raw 20, 10: 66.67 and 33.33
      answers: { Q1: [0, 1], Q3: [1] },
      expected: { TSC: [20, 67], AB: [10, 33] },
    },
    {
      name: 'all none',
      answers: { Q1: none('Q1'), Q2: none('Q2'), Q3: none('Q3') },
      expected: { HWS: [30, 100] },
    },
  ])('$name', ({ answers, expected }) => {
    const entries = scoreAnswers(EXAMPLE_QUESTIONS, answers);
    expect(entries.map((e) => [e.key, e.score, e.percentage])).toEqual(
      Object.entries(expected).map(([key, [score, percentage]]) => [key, score, percentage]),
    );
  });

  it('gives HWS its none count, its raw weight and its maximum', () => {
    const [hws] = scoreAnswers(EXAMPLE_QUESTIONS, { Q1: none('Q1'), Q2: none('Q2') });
    expect(hws).toEqual({
      key: 'HWS',
      title: 'Happy With My Smile',
      color: '#a9bfa0',
      score: 20,
      rawScore: 24,
      maxScore: 100,
      noneCount: 2,
      exactPercentage: 100,
      percentage: 100,
      slicePercentage: 100,
    });
  });

  it('ignores repeated indexes, indexes that name no option, and unknown questions', () => {
    const clean = scoreAnswers(EXAMPLE_QUESTIONS, { Q1: [0] });
    expect(scoreAnswers(EXAMPLE_QUESTIONS, { Q1: [0, 0, 99, -1], Q99: [0] })).toEqual(clean);
  });

  it('does not read answers from the prototype', () => {
    const questions = [
      { id: 'constructor', text: '?', options: [{ text: 'a', profiles: ['AB'] as const }] },
    ];
    expect(scoreAnswers(questions, {})).toEqual([]);
  });

  it('makes 100 of all percentages, each within one point of the exact share', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const entries = scoreAnswers(EXAMPLE_QUESTIONS, answers);
        if (entries.length === 0) return;
        expect(entries.reduce((sum, e) => sum + e.percentage, 0)).toBe(100);
        for (const entry of entries) {
          expect(Math.abs(entry.percentage - entry.exactPercentage)).toBeLessThan(1);
          expect(entry.slicePercentage).toBe(entry.percentage);
          expect(entry.score).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('orders by exact percentage, ties by the areas’ order', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const entries = scoreAnswers(EXAMPLE_QUESTIONS, answers);
        for (const [index, entry] of entries.entries()) {
          const next = entries[index + 1];
          if (!next) continue;
          expect(entry.exactPercentage).toBeGreaterThanOrEqual(next.exactPercentage);
          if (entry.rawScore === next.rawScore) {
            expect(AREA_CODES.indexOf(entry.key)).toBeLessThan(AREA_CODES.indexOf(next.key));
          }
        }
      }),
    );
  });
});
