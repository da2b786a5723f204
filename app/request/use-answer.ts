import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { Answers, type Answer } from './answers.ts';

/** The answers that a part of the page and all within it share. */
export const AnswersHere = createContext(new Answers());

/** What an address answers; asked for when the page shows it. */
export function useAnswer(url: string): Answer {
  const answers = use(AnswersHere);
  useEffect(() => answers.show(url), [answers, url]);
  const read = () => answers.read(url);
  return useSyncExternalStore(answers.subscribe, read, read);
}
