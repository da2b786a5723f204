import { createContext, use, type ReactNode } from 'react';
import { PROMISE_MARK } from './promise-mark.ts';

/** What stands at the mark; the root of the site says it, since it depends on the practice's hours. */
export const PromiseSlot = createContext<ReactNode>(null);

/** The day and time of the promise, in text that is shown as nodes. */
export function PromiseHere(): ReactNode {
  return use(PromiseSlot);
}

/** A plain text that may hold the mark. */
export function TextWithPromise({ text }: { text: string }): ReactNode {
  const [before, ...rest] = text.split(PROMISE_MARK);
  return rest.length === 0 ? text : [before, <PromiseHere key="promise" />, ...rest];
}
