import type { ComponentProps } from 'react';
import { retryingLazy } from '../../ui/retrying-lazy.tsx';
import type { LoadQuiz, LoadReportWords } from './quiz-content.ts';
import type { QuizFlow } from './quiz-flow.tsx';

const loadFlow = () => import('./quiz-flow.tsx');

/** What follows the intro, with its content, as a component that fetches both when it is first wanted. */
export function lazyQuizFlow(loadQuiz: LoadQuiz, loadReportWords: LoadReportWords) {
  return retryingLazy(async () => {
    const [{ QuizFlow: Flow }, { default: quiz }] = await Promise.all([loadFlow(), loadQuiz()]);
    return {
      default: (props: Omit<ComponentProps<typeof QuizFlow>, 'quiz' | 'loadReportWords'>) => (
        <Flow quiz={quiz} loadReportWords={loadReportWords} {...props} />
      ),
    };
  });
}

export type LazyQuizFlow = ReturnType<typeof lazyQuizFlow>;

/** Fetches both ahead. Failing is no harm: they are fetched again when they are wanted. */
export async function preloadQuiz(loadQuiz: LoadQuiz): Promise<void> {
  await Promise.all([loadFlow(), loadQuiz()]).catch(() => undefined);
}
