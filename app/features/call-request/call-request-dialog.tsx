import { useCallback, useState } from 'react';
import { isFrameMessage, type FrameMessage } from '../../../domain/intake/frame-messages.ts';
import type { SmileResults } from '../../../domain/intake/request-schema.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CALL_REQUEST_PATH } from '../../ui/form-paths.ts';
import { EmbedFrame } from '../../ui/embed-frame.tsx';
import { RequestSuccess } from './request-success.tsx';

interface CallRequestDialogProps {
  phone: string;
  /** The quiz's results, offered to the form; the visitor decides there whether they are sent. */
  results?: SmileResults;
  onClose: () => void;
}

/** The request form in an overlay, then the success screen (specification, section 2, quiz screens 4 and 5). */
export function CallRequestDialog({ phone, results, onClose }: CallRequestDialogProps) {
  const [isSent, setIsSent] = useState(false);

  const handleMessage = useCallback(
    (message: unknown, reply: (answer: FrameMessage) => void) => {
      if (isFrameMessage(message, 'impressions:form-ready') && results) {
        reply({ type: 'impressions:smile-results', results });
      }
      if (isFrameMessage(message, 'impressions:request-sent')) setIsSent(true);
      if (isFrameMessage(message, 'impressions:close')) onClose();
    },
    [results, onClose],
  );

  return (
    <Dialog label="Request a call" className="call-request" keepsOnBackdrop onClose={onClose}>
      {isSent ? (
        <RequestSuccess phone={phone} />
      ) : (
        <EmbedFrame
          title="Request a call"
          src={CALL_REQUEST_PATH}
          phone={phone}
          onMessage={handleMessage}
        />
      )}
    </Dialog>
  );
}
