import { useEffect } from 'react';
import { preloadQuiz } from './lazy-quiz-flow.tsx';
import type { LoadQuiz } from './quiz-content.ts';

/** Fetches the questions as soon as the page has come to rest, where the quiz is what the page is about. */
export function usePreloadedQuiz(loadQuiz: LoadQuiz): void {
  useEffect(() => {
    void preloadQuiz(loadQuiz);
  }, [loadQuiz]);
}
