import { afterEach, expect, test, vi } from 'vitest';
import { startQuiz } from './start-quiz.ts';
import { OPEN_QUIZ_INTRO } from './window-events.ts';

const listening = new AbortController();
afterEach(() => listening.abort());

test('where nobody opens the quiz over the page, its own page is the way; else that one has it', () => {
  const goTo = vi.fn<(path: string) => void>();
  startQuiz(goTo);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/smile-assessment');
  const open = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  window.addEventListener(OPEN_QUIZ_INTRO, open, { signal: listening.signal });
  startQuiz(goTo);
  expect(open).toHaveBeenCalledOnce();
  expect(goTo).toHaveBeenCalledOnce();
});
