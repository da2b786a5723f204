import { useCallback, useEffect, useState } from 'react';
import { isFrameMessage, type SentRequest } from '../../../domain/intake/frame-messages.ts';
import type { SmileResults } from '../../../domain/intake/request-schema.ts';
import { tellParent, useEscapeToParent } from '../embed/framed-page.ts';

/**
 * The page of ours that frames the form, if one does: says that the form listens, takes the quiz's results, and
 * hears when the request is stored. Only its messages are taken.
 */
export function useFramingPage(): {
  offeredResults: SmileResults | null;
  announceSent: (sent: SentRequest) => void;
} {
  const [offeredResults, setOfferedResults] = useState<SmileResults | null>(null);
  useEscapeToParent();

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== window.parent) return;
      if (isFrameMessage(event.data, 'impressions:smile-results')) {
        setOfferedResults(event.data.results);
      }
    };
    window.addEventListener('message', listen);
    tellParent({ type: 'impressions:form-ready' });
    return () => window.removeEventListener('message', listen);
  }, []);

  const announceSent = useCallback((sent: SentRequest) => {
    tellParent({ type: 'impressions:request-sent', sent });
  }, []);
  return { offeredResults, announceSent };
}
