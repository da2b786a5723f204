import { expect, test } from 'vitest';
import { quizSamplesSchema } from '../../domain/content/quiz-samples.ts';
import { AREAS } from '../../domain/quiz/areas.ts';
import { choosePersona } from '../../domain/quiz/choose-persona.ts';
import { scoreAnswers } from '../../domain/quiz/score-answers.ts';
import { loadPage } from './page.server.ts';
import { loadPractice } from './practice.server.ts';
import { loadQuizOpening } from './quiz-samples.server.ts';
import { loadQuiz, loadQuizWords } from './quiz.server.ts';
import { readYaml } from './read-content.server.ts';

const { question, samples } = loadQuizOpening(loadPractice());

test.each(readYaml('quiz/samples.yaml', quizSamplesSchema))(
  'what $id gets is what the quiz gives for the same answers',
  ({ id, answers }) => {
    const entries = scoreAnswers(loadQuiz(loadPractice()).questions, answers);
    const sample = samples.find((other) => other.id === id);
    expect(sample?.entries).toEqual(entries);
    expect(sample?.personaKey).toBe(choosePersona(entries));
    for (const { key, color, title } of sample?.entries ?? []) {
      expect([title, color]).toEqual([AREAS[key].title, AREAS[key].color]);
    }
  },
);

test('the three people get three results', () => {
  expect(new Set(samples.map(({ personaKey }) => personaKey)).size).toBe(samples.length);
});

test('the mirror asks the first question, and the page is called what the intro is', () => {
  expect(question.id).toBe('Q1');
  const page = loadPage('smile-assessment', loadPractice());
  expect(page.heading).toBe(loadQuizWords(loadPractice()).heading);
});
