import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadPractice } from '../../content/practice.server.ts';
import { loadQuiz } from '../../content/quiz.server.ts';
import {
  PERSONA_KEYS,
  choosePersona,
  type PersonaKey,
} from '../../../domain/quiz/choose-persona.ts';
import { chooseSummary, type SummaryKind } from '../../../domain/quiz/choose-summary.ts';
import { noneIndexOf, type Answers } from '../../../domain/quiz/questions.ts';
import { scoreAnswers } from '../../../domain/quiz/score-answers.ts';
import { summaryParagraphs } from './summary-paragraphs.ts';

const quiz = loadQuiz(loadPractice());

/** Answers to the real questions: each alone, many, none, or nothing. */
const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(
    quiz.questions.map((question) => [
      question.id,
      fc.oneof(
        fc.constant([noneIndexOf(question)]),
        fc.constant([]),
        fc.subarray(question.options.map((_, index) => index)),
        fc.constant(question.options.map((_, index) => index)),
      ),
    ]),
  ),
);

it('has a text for every result that can occur', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const entries = scoreAnswers(quiz.questions, answers);
      const count = { three: 3, pair: 3, single: entries.length > 1 ? 3 : 2, none: 0 };
      expect(summaryParagraphs(entries, quiz.summaries)).toHaveLength(
        count[chooseSummary(entries)],
      );
    }),
    { numRuns: 2000 },
  );
});

/** Every option that lists the area, and nothing else. */
const allOf = (...areas: string[]): Answers =>
  Object.fromEntries(
    quiz.questions.map((question) => [
      question.id,
      question.options.flatMap((option, index) =>
        option.profiles.every((area) => areas.includes(area)) ? [index] : [],
      ),
    ]),
  );
const everything = Object.fromEntries(
  quiz.questions.map((question) => [question.id, question.options.map((_, index) => index)]),
);
const nothingFits = Object.fromEntries(quiz.questions.map((q) => [q.id, [noneIndexOf(q)]]));

it('can reach every persona with the real questions', () => {
  const reached: [PersonaKey, Answers][] = [
    ['harmonizer', allOf('AB')],
    ['refiner', allOf('TSC')],
    ['perfectionist', allOf('GHF')],
    ['guardian', allOf('SHF')],
    ['visionary', everything],
    ['natural', nothingFits],
  ];
  expect(reached.map(([key]) => key).toSorted()).toEqual([...PERSONA_KEYS].toSorted());
  for (const [key, answers] of reached) {
    expect(choosePersona(scoreAnswers(quiz.questions, answers))).toBe(key);
  }
});

it('can reach every kind of summary with the real questions', () => {
  const reached: [SummaryKind, Answers][] = [
    ['three', everything],
    ['pair', allOf('AB', 'TSC')],
    ['single', allOf('AB')],
    ['none', {}],
  ];
  for (const [kind, answers] of reached) {
    expect(chooseSummary(scoreAnswers(quiz.questions, answers))).toBe(kind);
  }
});
