import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_CODES } from './areas.ts';
import { EXAMPLE_QUESTIONS } from './example-questions.ts';
import { explainArea } from './explain-area.ts';
import { scoreAnswers } from './score-answers.ts';

const anyAnswers = fc.record({
  Q1: fc.uniqueArray(fc.integer({ min: -1, max: 5 })),
  Q2: fc.uniqueArray(fc.integer({ min: -1, max: 5 })),
  Q3: fc.uniqueArray(fc.integer({ min: -1, max: 5 })),
});

describe('explainArea', () => {
  it('names the answers that counted, with their points', () => {
    expect(explainArea(EXAMPLE_QUESTIONS, { Q1: [0, 1], Q2: [2], Q3: [3] }, 'TSC')).toEqual([
      { questionId: 'Q1', question: 'First?', option: 'shape', points: 10 },
      { questionId: 'Q2', question: 'Second?', option: 'three at once', points: 10 },
    ]);
  });

  it('counts a "none" for HWS with its weight', () => {
    expect(explainArea(EXAMPLE_QUESTIONS, { Q3: [3] }, 'HWS')).toEqual([
      { questionId: 'Q3', question: 'Third?', option: null, points: 12 },
    ]);
  });

  it('adds up to the raw score, whatever was answered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const entries = scoreAnswers(EXAMPLE_QUESTIONS, answers);
        for (const key of AREA_CODES) {
          const points = explainArea(EXAMPLE_QUESTIONS, answers, key).reduce(
            (sum, contribution) => sum + contribution.points,
            0,
          );
          expect(points).toBe(entries.find((entry) => entry.key === key)?.rawScore ?? 0);
        }
      }),
    );
  });
});
