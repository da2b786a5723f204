import practice from 'content:practice';
import { CallRequestPart } from '../features/call-request/call-request-part.tsx';
import type { Sent } from '../features/call-request/request-dialog.tsx';
import { CALL_REQUEST_PATH } from '../site/form-paths.ts';
import { keepSent, keptSent } from '../site/kept-sent.ts';

/** The request for a call over a page; once one was sent, what was sent (docs/decisions/237-what-was-sent-can-be-found-again.md). */
export function CallDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  const sent = keptSent(CALL_REQUEST_PATH);
  return (
    <CallRequestPart
      phone={phone}
      embed={practice.embeds.discoveryCall}
      sentBefore={sent ? { sent } : undefined}
      onSent={keepCall}
      onClose={onClose}
    />
  );
}

/** What another provider's form took has no number to be found again. */
function keepCall({ sent }: Sent): void {
  if (sent) keepSent(CALL_REQUEST_PATH, sent);
}
