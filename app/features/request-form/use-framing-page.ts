import { useCallback, useEffect, useState } from 'react';
import { isFrameMessage, type FrameMessage } from '../../../domain/intake/frame-messages.ts';
import type { SmileResults } from '../../../domain/intake/request-schema.ts';

/**
 * The page of ours that frames the form, if one does: says that the form listens, takes the quiz's results, and
 * hears when the request is stored. Only a page of the same origin can frame the form (`frame-ancestors`), and
 * only its messages are taken.
 */
export function useFramingPage(): {
  offeredResults: SmileResults | null;
  isFramed: () => boolean;
  announceSent: () => void;
} {
  const [offeredResults, setOfferedResults] = useState<SmileResults | null>(null);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== window.parent) return;
      if (isFrameMessage(event.data, 'impressions:smile-results')) {
        setOfferedResults(event.data.results);
      }
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tellParent({ type: 'impressions:close' });
    };
    window.addEventListener('message', listen);
    window.addEventListener('keydown', leave);
    tellParent({ type: 'impressions:form-ready' });
    return () => {
      window.removeEventListener('message', listen);
      window.removeEventListener('keydown', leave);
    };
  }, []);

  const isFramed = useCallback(() => window.parent !== window, []);
  const announceSent = useCallback(() => tellParent({ type: 'impressions:request-sent' }), []);
  return { offeredResults, isFramed, announceSent };
}

function tellParent(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}
