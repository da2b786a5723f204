import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { Answers, type Answer } from './answers.ts';

/** The answers that a part of the page and all within it share. Without a part that has some there are none: what one part was told is not another's. */
export const AnswersHere = createContext<Answers | null>(null);

/**
 * The answers of the part of the page that this stands in.
 *
 * @throws Error where no part around it has any
 */
export function useAnswers(): Answers {
  const answers = use(AnswersHere);
  if (answers === null) throw new Error('No part of the page around this one has answers.');
  return answers;
}

/** What an address answers; asked for when the page shows it. */
export function useAnswer(url: string): Answer {
  const answers = useAnswers();
  useEffect(() => answers.show(url), [answers, url]);
  const read = () => answers.read(url);
  return useSyncExternalStore(answers.subscribe, read, read);
}
