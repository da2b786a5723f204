import type { ComponentProps } from 'react';
import type { QuizDialog } from '../features/quiz/quiz-dialog.tsx';
import { lazyQuizFlow, preloadQuiz } from '../features/quiz/lazy-quiz-flow.tsx';
import type { LoadQuiz } from '../features/quiz/quiz-content.ts';

/** Questions and results' texts: apart from the dialog, so that its intro shows as soon as it is asked for. */
const loadQuizContent: LoadQuiz = () => import('content:quiz');
const QuizFlow = lazyQuizFlow(loadQuizContent, () => import('content:quiz-report'));

/** The quiz as a dialog, with the words of its intro. */
export async function loadQuizDialog() {
  const [{ QuizDialog: Component }, { default: words }] = await Promise.all([
    import('../features/quiz/quiz-dialog.tsx'),
    import('content:quiz-words'),
  ]);
  return {
    default: (props: Omit<ComponentProps<typeof QuizDialog>, 'words' | 'Flow'>) => (
      <Component words={words} Flow={QuizFlow} {...props} />
    ),
  };
}

/** Fetches the quiz ahead, so that it opens at once. */
export async function preloadQuizDialog(): Promise<void> {
  await Promise.all([loadQuizDialog(), preloadQuiz(loadQuizContent)]);
}
