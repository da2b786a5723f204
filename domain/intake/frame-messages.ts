import type { CopyLine } from './request-copy.ts';
import type { EventType } from '../scheduling/event-types.ts';
import type { SmileResults } from './request-schema.ts';

/** Whether the server confirms a request to its sender by e-mail. */
export type RequestConfirmation = 'e-mail' | 'none';

/** What the server says of a request that it has stored. */
export interface RequestReceipt {
  /** Such as K7NP-3XR2. */
  readonly number: string;
  /** ISO 8601 in UTC, by the server's clock. */
  readonly receivedAt: string;
  readonly isConfirmedByMail: boolean;
}

/** What a visitor is told and may keep of a request that is stored. */
export interface SentRequest {
  /** What holds beside the promise of an answer, such as that no time is booked yet; null where nothing does. */
  readonly afterwards: string | null;
  /** Null where the answer did not say. */
  readonly receipt: RequestReceipt | null;
  /** As it was typed: a slip in it is seen. Empty after a reload, which keeps nothing of theirs. */
  readonly email: string;
  /** Who sent it and how they wish to be answered, by the fields' names: for whoever asks about something else. */
  readonly sender?: RequestDraft;
  readonly photoCount: number;
  readonly copy: readonly CopyLine[];
}

/** What a visitor has typed, by the fields' names. */
export type RequestDraft = Readonly<Record<string, string>>;

/** A photo that was made ready to send; its id stays the same while it is kept. */
export interface KeptPhoto {
  readonly id: string;
  readonly jpeg: Blob;
}

/** What was sent last, and the idempotency key that it was sent under. */
export interface LastTry {
  readonly body: string;
  readonly key: string;
}

/** What a built-in form and the page that frames it say to each other. */
export type FrameMessage =
  /** From the form: it listens now. */
  | { readonly type: 'impressions:form-ready' }
  /** To the form: the results that the visitor may choose to include. */
  | { readonly type: 'impressions:smile-results'; readonly results: SmileResults }
  /**
   * Both ways: what has been typed so far, kept by the page around while it lives; to the form also whether that page stands where the visitor left it:
   * then nothing is brought into view.
   */
  | {
      readonly type: 'impressions:draft';
      readonly draft: RequestDraft;
      readonly isInPlace?: boolean;
    }
  /** Both ways: the photos that have been chosen so far, made ready to send. */
  | { readonly type: 'impressions:photos'; readonly photos: readonly KeptPhoto[] }
  /** Both ways: what was sent last, until its answer is known. */
  | { readonly type: 'impressions:last-try'; readonly lastTry: LastTry }
  /** From the form: how tall all of it is, in CSS pixels, so that the frame need not scroll. */
  | { readonly type: 'impressions:height'; readonly height: number }
  /** From the form: Escape was pressed in it, which the page around does not hear. */
  | { readonly type: 'impressions:close' }
  /** From the form: the request is stored. */
  | { readonly type: 'impressions:request-sent'; readonly sent: SentRequest }
  /** From the scheduler: the appointment is made, and which kind of visit. Whose and when stays with the visitor. */
  | { readonly type: 'impressions:appointment-made'; readonly event: EventType };

/**
 * Whether a received value is a message of the given type. The sender's origin and window are the caller's to check.
 */
export function isFrameMessage<Type extends FrameMessage['type']>(
  value: unknown,
  type: Type,
): value is Extract<FrameMessage, { type: Type }> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}
