import { useCallback, useState } from 'react';
import { embedTargetOf, type EmbedConfig } from '../../../domain/embeds/embed-providers.ts';
import type { FrameMessage, SentRequest } from '../../../domain/intake/frame-messages.ts';
import type { SmileResults } from '../../../domain/intake/request-schema.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CALL_REQUEST_PATH } from '../../site/form-paths.ts';
import { EmbedPart } from '../embed/embed-part.tsx';
import { RequestSuccess } from './request-success.tsx';

interface CallRequestDialogProps {
  phone: string;
  /** Who serves the form; our own one unless told. */
  embed: EmbedConfig;
  /** The quiz's results, offered to the form; the visitor decides there whether they are sent. */
  results?: SmileResults;
  onClose: () => void;
}

/** The request form in an overlay, then the success screen (product 6.7). */
export function CallRequestDialog({ phone, embed, results, onClose }: CallRequestDialogProps) {
  const [done, setDone] = useState<{ sent: SentRequest | null } | null>(null);
  const complete = useCallback((sent: SentRequest | null) => setDone({ sent }), []);
  const offerResults = useCallback(
    (reply: (answer: FrameMessage) => void) => {
      if (results) reply({ type: 'impressions:smile-results', results });
    },
    [results],
  );

  return (
    <Dialog label="Request a call" className="call-request" keepsOnBackdrop onClose={onClose}>
      {done ? (
        <RequestSuccess
          phone={phone}
          sent={done.sent}
          onClose={onClose}
          closeLabel={results ? 'Back to my results' : undefined}
          leadsHome={results !== undefined}
        />
      ) : (
        <EmbedPart
          title="Request a call"
          target={embedTargetOf(embed, CALL_REQUEST_PATH)}
          phone={phone}
          onCompleted={complete}
          onLeave={onClose}
          onReady={offerResults}
        />
      )}
    </Dialog>
  );
}
