import { useCallback, useRef } from 'react';
import type { EmbedTarget } from '../../../domain/embeds/embed-providers.ts';
import { answerToProvider, isCompletionMessage } from '../../../domain/embeds/provider-messages.ts';
import { isFrameMessage, type FrameMessage } from '../../../domain/intake/frame-messages.ts';
import { EmbedFrame } from '../../ui/embed-frame.tsx';

interface EmbedPartProps {
  title: string;
  target: EmbedTarget;
  phone: string;
  /** Called once, when the provider says that the visitor is done, or they say so themselves. */
  onCompleted: () => void;
  /** Escape was pressed within the frame. */
  onLeave?: () => void;
  /** The built-in form listens now, and can be answered. */
  onReady?: (reply: (answer: FrameMessage) => void) => void;
}

/** A provider's page in its frame, with what all providers' messages come to. */
export function EmbedPart({ title, target, phone, onCompleted, onLeave, onReady }: EmbedPartProps) {
  const { provider, src, origins, sandbox, hasCompletionMessage } = target;
  const isCompleted = useRef(false);

  const complete = useCallback(() => {
    // A provider may say it twice, and a booking counts once.
    if (isCompleted.current) return;
    isCompleted.current = true;
    onCompleted();
  }, [onCompleted]);

  const handleMessage = useCallback(
    (message: unknown, reply: (answer: unknown) => void) => {
      if (isCompletionMessage(provider, message)) complete();
      const answer = answerToProvider(provider, message);
      if (answer !== null) reply(answer);
      if (provider !== 'built-in') return;
      if (isFrameMessage(message, 'impressions:form-ready')) onReady?.(reply);
      if (isFrameMessage(message, 'impressions:close')) onLeave?.();
    },
    [provider, complete, onLeave, onReady],
  );

  return (
    <>
      <EmbedFrame
        title={title}
        src={src}
        origins={origins}
        sandbox={sandbox}
        phone={phone}
        onMessage={handleMessage}
      />
      {hasCompletionMessage ? null : (
        <p className="embed-done">
          <button className="button" type="button" onClick={complete}>
            I've sent it
          </button>
        </p>
      )}
    </>
  );
}
