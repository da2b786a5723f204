import { useEffect } from 'react';
import { withinLimit } from '../../request/time-limit.ts';

/**
 * Fetches the code that checks a form as soon as the form is alive: what is missing can then be said with the line gone, too. Failing is no
 * harm then: it is fetched again when the form is sent.
 *
 * @param load always the same function
 * @returns waits for the code; throws as `withinLimit` does when it does not come
 */
export function useCheckCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  return () => withinLimit(load());
}
