import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import type { EmbedTarget } from '../../../domain/embeds/embed-providers.ts';
import type { FrameMessage, SentRequest } from '../../../domain/intake/frame-messages.ts';
import { keepSender } from '../../site/keep-sender.ts';
import { keepSent, keptSent } from '../../site/kept-sent.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmbedPart } from '../embed/embed-part.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { RequestSuccess } from './request-success.tsx';

interface RequestDialogProps {
  label: string;
  /** Who serves the form. */
  target: EmbedTarget;
  phone: string;
  /** The built-in form listens now, and can be answered. */
  onReady?: (reply: (answer: FrameMessage) => void) => void;
  closeLabel?: string | undefined;
  leadsHome?: boolean;
  /** What was sent from here before, if anything was: shown in the place of the form. */
  sentBefore?: Sent | undefined;
  /** The form's own page, where what is sent is found again by every link to it, after a reload too (docs/decisions/237-what-was-sent-can-be-found-again.md). */
  keptAt?: string | undefined;
  /** Called once, when it is sent. */
  onSent?: ((sent: Sent) => void) | undefined;
  /** What stands below the form; the way to a page of its own unless told. */
  children?: ReactNode;
  onClose: () => void;
}

/** That a request was sent, and what our own form says of it. */
export interface Sent {
  readonly sent: SentRequest | null;
}

/** A request's form over the page, then the success screen (product 6.7). */
export function RequestDialog(props: RequestDialogProps) {
  const { label, target, phone, onReady, closeLabel, leadsHome = false } = props;
  const { keptAt, onSent, onClose } = props;
  const [done, setDone] = useState<Sent | null>(() => props.sentBefore ?? sentAt(keptAt));
  const complete = useCallback(
    (sent: SentRequest | null) => {
      setDone({ sent });
      // What another provider's form took has no number to be found again.
      if (keptAt && sent?.receipt) keepSent(keptAt, sent);
      onSent?.({ sent });
    },
    [keptAt, onSent],
  );
  // For a child, or about something else: what is sent then takes the place of the former.
  const askAgain = ({ currentTarget }: MouseEvent) => {
    const body = currentTarget.closest('.dialog-body');
    keepSender(target.src, done?.sent ?? null);
    setDone(null);
    // The button is gone with the confirmation: the focus is where an opened form has it, and the form begins at its top.
    body?.scrollTo(0, 0);
    body?.closest('dialog')?.querySelector('button')?.focus();
  };

  return (
    <Dialog
      label={label}
      className="call-request"
      keepsOnBackdrop
      isBodyFocusable={done === null}
      onClose={onClose}
    >
      {done ? (
        <RequestSuccess
          phone={phone}
          sent={done.sent}
          onClose={onClose}
          closeLabel={closeLabel}
          leadsHome={leadsHome}
          onAskAgain={askAgain}
        />
      ) : (
        <>
          <EmbedPart
            title={label}
            target={target}
            phone={phone}
            onCompleted={complete}
            onLeave={onClose}
            {...(onReady ? { onReady } : {})}
          />
          {props.children ?? (
            <p className="embed-notice">
              <NewTabLink href={target.src} />
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

function sentAt(path: string | undefined): Sent | null {
  const sent = path === undefined ? null : keptSent(path);
  return sent && { sent };
}
