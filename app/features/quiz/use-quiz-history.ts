import { useEffect, type Dispatch } from 'react';
import { useHistoryLayers } from '../../ui/use-history-layers.ts';
import { followQuiz, quizLayers } from './quiz-memory.ts';
import type { QuizAction } from './quiz-reducer.ts';

/**
 * Gives each screen of the quiz an entry in the browser's history, so that Back leads one screen back and Forward forward.
 *
 * @param place how many screens lie behind the visitor
 * @param onBackOut for a quiz in a dialog, whose intro is an entry too: the visitor went back from it
 */
export function useQuizHistory(
  place: number,
  dispatch: Dispatch<QuizAction>,
  onBackOut?: () => void,
): void {
  const isDialog = onBackOut !== undefined;
  useHistoryLayers(quizLayers(place, isDialog), (count) => {
    if (isDialog && count === 0) onBackOut();
    else dispatch({ type: 'show', place: isDialog ? count - 1 : count });
  });

  useEffect(() => followQuiz((target) => dispatch({ type: 'show', place: target })), [dispatch]);
}
