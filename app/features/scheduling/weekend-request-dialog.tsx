import { useCallback, useState } from 'react';
import { embedTargetOf } from '../../../domain/embeds/embed-providers.ts';
import type { SentRequest } from '../../../domain/intake/frame-messages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { WEEKEND_REQUEST_PATH } from '../../site/form-paths.ts';
import { RequestSuccess } from '../call-request/request-success.tsx';
import { EmbedPart } from '../embed/embed-part.tsx';

const TARGET = embedTargetOf({ provider: 'built-in' }, WEEKEND_REQUEST_PATH);

/** The request for a weekend time over the page: weekends are a request, not a slot. */
export function WeekendRequestDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  const [done, setDone] = useState<{ sent: SentRequest | null } | null>(null);
  const complete = useCallback((sent: SentRequest | null) => setDone({ sent }), []);
  return (
    <Dialog
      label="Ask for a weekend time"
      className="call-request"
      keepsOnBackdrop
      onClose={onClose}
    >
      {done ? (
        <RequestSuccess phone={phone} sent={done.sent} onClose={onClose} />
      ) : (
        <EmbedPart
          title="Ask for a weekend time"
          target={TARGET}
          phone={phone}
          onCompleted={complete}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}
