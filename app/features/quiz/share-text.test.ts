import { expect, it } from 'vitest';
import { EXAMPLE_QUESTIONS } from '../../../domain/quiz/example-questions.ts';
import { scoreAnswers } from '../../../domain/quiz/score-answers.ts';
import { shareText } from './share-text.ts';

it('tells persona and shares, says what it is not, and where the quiz stands', () => {
  const entries = scoreAnswers(EXAMPLE_QUESTIONS, { Q1: [0], Q2: [0] });
  const words = { textTitle: 'My result', textNote: 'Not a diagnosis.' };
  const source = { name: 'Impressions', siteUrl: 'https://site.example' };
  expect(shareText('The Harmonizer', entries, words, source).split('\n')).toEqual([
    'My result: The Harmonizer',
    '',
    'Alignment & Bite: 67%',
    'Tooth Shape & Color: 33%',
    '',
    'Not a diagnosis.',
    'Impressions, https://site.example/smile-assessment',
  ]);
});
