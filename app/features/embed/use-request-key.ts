import { useCallback, useRef } from 'react';

/**
 * Keys for sending a form: one for every try of the same body, so that it is stored once however often it is sent, and another
 * as soon as a word of it changes.
 */
export function useRequestKey(): (body: string) => string {
  const lastTry = useRef({ body: '', key: '' });
  return useCallback((body) => {
    if (lastTry.current.body !== body) lastTry.current = { body, key: crypto.randomUUID() };
    return lastTry.current.key;
  }, []);
}
