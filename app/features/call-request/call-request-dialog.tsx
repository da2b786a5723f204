import { useCallback } from 'react';
import { embedTargetOf, type EmbedConfig } from '../../../domain/embeds/embed-providers.ts';
import type { FrameMessage } from '../../../domain/intake/frame-messages.ts';
import type { SmileResults } from '../../../domain/intake/request-schema.ts';
import { CALL_REQUEST_PATH } from '../../site/form-paths.ts';
import { RequestDialog, type Sent } from './request-dialog.tsx';

interface CallRequestDialogProps {
  phone: string;
  /** Who serves the form; our own one unless told. */
  embed: EmbedConfig;
  /** The quiz's results, offered to the form; the visitor decides there whether they are sent. */
  results?: SmileResults;
  /** What was sent from the results before, if anything was. */
  sentBefore?: Sent | undefined;
  onSent?: (sent: Sent) => void;
  onClose: () => void;
}

/** The request for a call over the page. */
export function CallRequestDialog(props: CallRequestDialogProps) {
  const { phone, embed, results, sentBefore, onSent, onClose } = props;
  const offerResults = useCallback(
    (reply: (answer: FrameMessage) => void) => {
      if (results) reply({ type: 'impressions:smile-results', results });
    },
    [results],
  );
  return (
    <RequestDialog
      label="Ask for a call"
      target={embedTargetOf(embed, CALL_REQUEST_PATH)}
      phone={phone}
      onReady={offerResults}
      closeLabel={results ? 'Back to my results' : undefined}
      leadsHome={results !== undefined}
      keptAt={results ? undefined : CALL_REQUEST_PATH}
      sentBefore={sentBefore}
      onSent={onSent}
      onClose={onClose}
    />
  );
}
