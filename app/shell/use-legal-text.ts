import { useCallback, useEffect, useRef, useState } from 'react';
import type { LegalWords } from '../site/legal-text.tsx';
import { TELL_NOT_HERE } from '../site/window-events.ts';
import { LEGAL_TEXTS, type LegalTarget } from './legal-texts.ts';

/**
 * Fetches a legal text, and says while it is on its way. One that comes late covers nothing that was asked for meanwhile.
 *
 * @param page the router's key of what is shown: another overtakes the text
 */
export function useLegalText(page: string) {
  const [isTextComing, setComing] = useState(false);
  /** Counts what was asked for. */
  const turn = useRef(0);

  const overtakeText = useCallback(() => {
    turn.current += 1;
    setComing(false);
  }, []);

  useEffect(() => overtakeText, [page, overtakeText]);

  /** The text; null where it was overtaken or did not arrive. */
  const loadText = useCallback(async ({ type }: LegalTarget): Promise<LegalWords | null> => {
    turn.current += 1;
    const own = turn.current;
    setComing(true);
    const legal = await LEGAL_TEXTS[type]().catch(() => null);
    if (own !== turn.current) return null;
    setComing(false);
    if (legal) return legal.default;
    // Its code did not arrive: the text as a page needs none, but a line.
    if (navigator.onLine) window.location.assign(`/legal/${type}`);
    else window.dispatchEvent(new Event(TELL_NOT_HERE));
    return null;
  }, []);

  return { isTextComing, loadText, overtakeText };
}
