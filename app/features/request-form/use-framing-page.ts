import { useCallback, useEffect, useState } from 'react';
import type { SentRequest } from '../../../domain/intake/frame-messages.ts';
import type { SmileResults } from '../../../domain/intake/request-schema.ts';
import { hearParent, tellParent } from '../embed/framed-page.ts';

/**
 * The page of ours that frames the form, if one does: says that the form listens, takes the quiz's results, and
 * hears when the request is stored. Only its messages are taken.
 */
export function useFramingPage(): {
  offeredResults: SmileResults | null;
  announceSent: (sent: SentRequest) => void;
} {
  const [offeredResults, setOfferedResults] = useState<SmileResults | null>(null);

  useEffect(() => {
    const stop = hearParent('impressions:smile-results', (heard) =>
      setOfferedResults(heard.results),
    );
    tellParent({ type: 'impressions:form-ready' });
    return stop;
  }, []);

  const announceSent = useCallback((sent: SentRequest) => {
    tellParent({ type: 'impressions:request-sent', sent });
  }, []);
  return { offeredResults, announceSent };
}
