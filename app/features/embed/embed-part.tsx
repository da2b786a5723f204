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
  type KeptPhoto,
  type LastTry,
  type SentRequest,
} from '../../../domain/intake/frame-messages.ts';
import type { EventType } from '../../../domain/scheduling/event-types.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../site/kept-drafts.ts';
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
  /** Escape was pressed within the frame. */
  onLeave?: () => void;
  /** The built-in form listens now, and can be answered. */
  onReady?: (reply: (answer: FrameMessage) => void) => void;
}

/** Nothing of ours is taller; what claims to be must not make a page without an end. */
const HEIGHT_LIMIT_PX = 20_000;

/** What was chosen in our own forms and not sent, by the form's path: in memory, as long as this page lives. */
const chosenPhotos = new Map<string, readonly KeptPhoto[]>();
/** What was sent and perhaps not answered, so that the same words again are known for the same request. */
const lastTries = new Map<string, LastTry>();

/** A provider's page in its frame, with what all providers' messages come to. */
export function EmbedPart({
  title,
  target,
  awaited = 'request',
  phone,
  isInPlace = false,
  onCompleted,
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
      forget(path);
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
      if (isFrameMessage(message, 'impressions:request-sent')) forget(path);
      // What was booked stands where the long form began.
      if (isFrameMessage(message, 'impressions:appointment-made')) showStart();
      if (isFrameMessage(message, 'impressions:draft')) keepDraft(path, message.draft);
      if (isFrameMessage(message, 'impressions:photos')) chosenPhotos.set(path, message.photos);
      if (isFrameMessage(message, 'impressions:last-try')) lastTries.set(path, message.lastTry);
      if (isFrameMessage(message, 'impressions:form-ready')) {
        const draft = keptDraft(path);
        if (draft) reply({ type: 'impressions:draft', draft, ...(isInPlace ? { isInPlace } : {}) });
        const photos = chosenPhotos.get(path);
        if (photos) reply({ type: 'impressions:photos', photos });
        const lastTry = lastTries.get(path);
        if (lastTry) reply({ type: 'impressions:last-try', lastTry });
        onReady?.(reply);
      }
      if (isFrameMessage(message, 'impressions:close')) onLeave?.();
    },
    [provider, path, awaited, isInPlace, complete, onLeave, onReady],
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

/** What was sent need not be typed again. */
function forget(path: string): void {
  forgetDraft(path);
  chosenPhotos.delete(path);
  lastTries.delete(path);
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
