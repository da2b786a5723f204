import { useCallback, useEffect, useRef } from 'react';
import type { LastTry } from '../../../domain/intake/frame-messages.ts';
import { hearParent, tellParent } from './framed-page.ts';

/**
 * Keys for sending a form: one for every try of the same body, so that it is stored once however often it is sent, and another
 * as soon as a word of it changes.
 *
 * The page around the frame keeps the last one, in its memory alone: whoever closes the form because no answer came, opens it again and sends
 * the same words, sends them under the same key.
 */
export function useRequestKey(): (body: string) => string {
  const lastTry = useRef<LastTry>({ body: '', key: '' });

  useEffect(
    () =>
      hearParent('impressions:last-try', (heard) => {
        // What was sent meanwhile is newer.
        if (lastTry.current.key === '') lastTry.current = heard.lastTry;
      }),
    [],
  );

  return useCallback((body) => {
    if (lastTry.current.body !== body) {
      lastTry.current = { body, key: crypto.randomUUID() };
      // Before it is sent: the form may be closed while it is under way.
      tellParent({ type: 'impressions:last-try', lastTry: lastTry.current });
    }
    return lastTry.current.key;
  }, []);
}
