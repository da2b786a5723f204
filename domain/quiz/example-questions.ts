import type { Question } from '../content/quiz-questions.ts';

/** A small question set for tests: each option's place in it tells its areas. */
export const EXAMPLE_QUESTIONS: readonly Question[] = [
  {
    id: 'Q1',
    text: 'First?',
    options: [
      { text: 'alignment', profiles: ['AB'] },
      { text: 'shape', profiles: ['TSC'] },
      { text: 'gum', profiles: ['GHF'] },
      { text: 'structure', profiles: ['SHF'] },
    ],
  },
  {
    id: 'Q2',
    text: 'Second?',
    options: [
      { text: 'alignment and shape', profiles: ['AB', 'TSC'] },
      { text: 'gum and structure', profiles: ['GHF', 'SHF'] },
      { text: 'three at once', profiles: ['AB', 'TSC', 'SHF'] },
    ],
  },
  {
    id: 'Q3',
    text: 'Third?',
    options: [
      { text: 'alignment', profiles: ['AB'] },
      { text: 'shape', profiles: ['TSC'] },
      { text: 'gum', profiles: ['GHF'] },
    ],
  },
];
