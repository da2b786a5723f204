import { useCallback, useRef, useState } from 'react';
import type { EmbedTarget } from '../../../domain/embeds/embed-providers.ts';
import {
  answerToProvider,
  isCompletionMessage,
  type AwaitedCompletion,
} from '../../../domain/embeds/provider-messages.ts';
import {
  isFrameMessage,
  type FrameMessage,
  type RequestDraft,
  type SentRequest,
} from '../../../domain/intake/frame-messages.ts';
import type { EventType } from '../../../domain/scheduling/event-types.ts';
import { forgetForm, keepOfForm, keptOfForm } from '../../site/kept-forms.ts';
import { EmbedFrame, type FrameHandle } from '../../site/embed-frame.tsx';

interface EmbedPartProps {
  title: string;
  target: EmbedTarget;
  /** What our own form in it is there for: in the scheduler's frame a weekend time can be asked for too, which is no appointment. */
  awaited?: AwaitedCompletion | undefined;
  phone: string;
  /** The page stands where the visitor left it. */
  isInPlace?: boolean;
  /**
   * Called once, when the provider says that the visitor is done, or they say so themselves; with what our own form says that it has sent, and
   * the kind of visit that our own scheduler has booked.
   */
  onCompleted: (sent: SentRequest | null, booked: EventType | null) => void;
  /** Something is typed or chosen in our own form. */
  onDraft?: (draft: RequestDraft) => void;
  /** Escape was pressed within the frame. */
  onLeave?: () => void;
  /** The built-in form listens now, and can be answered. */
  onReady?: (reply: (answer: FrameMessage) => void) => void;
}

const KEPT = ['impressions:draft', 'impressions:photos', 'impressions:last-try'] as const;
/** Nothing of ours is taller; what claims to be must not make a page without an end. */
const HEIGHT_LIMIT_PX = 20_000;

/** A provider's page in its frame, with what all providers' messages come to. */
export function EmbedPart({
  title,
  target,
  awaited = 'request',
  phone,
  isInPlace = false,
  onCompleted,
  onDraft,
  onLeave,
  onReady,
}: EmbedPartProps) {
  const { provider, src, origins, sandbox, hasCompletionMessage } = target;
  // Another time in the address is no other form: who they are need not be typed again.
  const [path = src] = src.split('?');
  const isCompleted = useRef(false);
  const [height, setHeight] = useState<number>();

  const complete = useCallback(
    (sent: SentRequest | null, booked: EventType | null) => {
      // A provider may say it twice, and a booking counts once.
      if (isCompleted.current) return;
      isCompleted.current = true;
      forgetForm(path);
      onCompleted(sent, booked);
    },
    [onCompleted, path],
  );

  const handleMessage = useCallback(
    (message: unknown, { reply, showStart }: FrameHandle) => {
      if (isCompletionMessage(provider, message, awaited)) {
        complete(sentIn(message), bookedIn(message));
      }
      const answer = answerToProvider(provider, message);
      if (answer !== null) reply(answer);
      if (provider !== 'built-in') return;
      if (isFrameMessage(message, 'impressions:height') && isHeight(message.height)) {
        setHeight(message.height);
      }
      if (isFrameMessage(message, 'impressions:request-sent')) forgetForm(path);
      // What was booked stands where the long form began.
      if (isFrameMessage(message, 'impressions:appointment-made')) showStart();
      for (const type of KEPT) if (isFrameMessage(message, type)) keepOfForm(path, message);
      if (isFrameMessage(message, 'impressions:draft')) onDraft?.(message.draft);
      if (isFrameMessage(message, 'impressions:form-ready')) {
        for (const kept of keptOfForm(path)) {
          reply(kept.type === 'impressions:draft' && isInPlace ? { ...kept, isInPlace } : kept);
        }
        onReady?.(reply);
      }
      if (isFrameMessage(message, 'impressions:close')) onLeave?.();
    },
    [provider, path, awaited, isInPlace, complete, onDraft, onLeave, onReady],
  );

  return (
    <>
      <EmbedFrame
        title={title}
        src={src}
        origins={origins}
        sandbox={sandbox}
        phone={phone}
        height={height}
        tellsHeight={provider === 'built-in'}
        onMessage={handleMessage}
      />
      {hasCompletionMessage ? null : (
        <p className="embed-done">
          <button className="button" type="button" onClick={() => complete(null, null)}>
            I've sent it
          </button>
        </p>
      )}
    </>
  );
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= HEIGHT_LIMIT_PX;
}

function sentIn(message: unknown): SentRequest | null {
  return isFrameMessage(message, 'impressions:request-sent') ? message.sent : null;
}

function bookedIn(message: unknown): EventType | null {
  return isFrameMessage(message, 'impressions:appointment-made') ? message.event : null;
}
