import { useCallback, useState } from 'react';
import { isFrameMessage } from '../../../domain/intake/frame-messages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmbedFrame } from '../../ui/embed-frame.tsx';
import { VIRTUAL_CONSULTATION_PATH } from '../../ui/form-paths.ts';
import { RequestSuccess } from '../call-request/request-success.tsx';

interface VirtualConsultationDialogProps {
  phone: string;
  onClose: () => void;
}

/** The virtual consultation's form over the page, with its way out and its notice (specification, section 2, 'Dialogs'). */
export function VirtualConsultationDialog({ phone, onClose }: VirtualConsultationDialogProps) {
  const [isSent, setIsSent] = useState(false);
  const handleMessage = useCallback(
    (message: unknown) => {
      if (isFrameMessage(message, 'impressions:request-sent')) setIsSent(true);
      if (isFrameMessage(message, 'impressions:close')) onClose();
    },
    [onClose],
  );

  return (
    <Dialog label="Virtual consultation" className="call-request" keepsOnBackdrop onClose={onClose}>
      {isSent ? (
        <RequestSuccess phone={phone} />
      ) : (
        <>
          <EmbedFrame
            title="Virtual consultation"
            src={VIRTUAL_CONSULTATION_PATH}
            phone={phone}
            onMessage={handleMessage}
          />
          <p className="embed-notice">
            <a href={VIRTUAL_CONSULTATION_PATH} target="_blank" rel="noopener">
              Having trouble loading the form? Open it in a new tab
            </a>
            <span>
              HIPAA: what you send is encrypted on its way and sealed where it is kept. Only the
              practice can read it.
            </span>
          </p>
        </>
      )}
    </Dialog>
  );
}
