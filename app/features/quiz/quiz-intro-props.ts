import type { Question } from '../../../domain/content/quiz-questions.ts';
import type { Answers } from '../../../domain/quiz/questions.ts';
import type { QuizWords } from './quiz-content.ts';

/** What an intro of the quiz gets, in the dialog and on the quiz's own page. */
export interface QuizIntroProps {
  words: QuizWords;
  answers: Answers;
  /** While the questions are on their way. */
  isStarting: boolean;
  /** @param place the first question, unless told: 2 where that was answered in the intro */
  onStart: (place?: 1 | 2) => void;
  onToggle: (question: Question, option: number) => void;
}
