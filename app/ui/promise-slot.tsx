import { createContext, use, type ReactNode } from 'react';

/** Stands in content after "within 24 hours", and is replaced by the day and time that it means. */
export const PROMISE_MARK = '{{promise}}';

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
