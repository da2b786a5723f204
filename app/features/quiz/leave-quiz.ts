import { showToast } from '../../ui/toasts.ts';
import type { QuizWords } from './quiz-content.ts';
import { forgetQuiz, recallQuiz } from './quiz-memory.ts';
import { stepOf } from './quiz-state.ts';

/** Closes the quiz and forgets the answers. Where there were some and no result yet, it is said: a key pressed by mistake takes them too. */
export function leaveQuiz(words: Pick<QuizWords, 'closedNotice' | 'closedText'>): void {
  const state = recallQuiz();
  forgetQuiz();
  const hasAnswers = Object.values(state.answers).some((options) => options.length > 0);
  if (!hasAnswers || stepOf(state).kind === 'results') return;
  showToast({ title: words.closedNotice, text: words.closedText });
}
