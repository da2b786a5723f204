import { isFrameMessage } from '../intake/frame-messages.ts';
import type { EmbedProvider } from './embed-providers.ts';

/** What our own form in a frame is there for. A link may lead to the other one within the same frame. */
export type AwaitedCompletion = 'request' | 'appointment';

/**
 * What providers' pages say to the page that frames them. The sender's origin and window are the caller's to check.
 *
 * Calendly: `{ event: 'calendly.event_scheduled', payload }`. Cal.com: `{ originator: 'CAL', type: 'bookingSuccessful' }`, lately
 * `bookingSuccessfulV2`. JotForm: `{ action: 'submission-completed', formID }`, from some forms as JSON text.
 *
 * @param awaited which of our own forms' messages counts
 */
export function isCompletionMessage(
  provider: EmbedProvider,
  message: unknown,
  awaited: AwaitedCompletion,
): boolean {
  const data = asObject(message);
  switch (provider) {
    case 'built-in':
      return awaited === 'request'
        ? isFrameMessage(message, 'impressions:request-sent')
        : isFrameMessage(message, 'impressions:appointment-made');
    case 'calendly':
      return data['event'] === 'calendly.event_scheduled';
    case 'cal.com':
      return (
        data['originator'] === 'CAL' &&
        (data['type'] === 'bookingSuccessful' || data['type'] === 'bookingSuccessfulV2')
      );
    case 'jotform':
      return data['action'] === 'submission-completed';
    default:
      return false;
  }
}

/**
 * What a provider's page must be told before it shows itself, or null: Cal.com stays invisible until the page around it
 * has answered its `__iframeReady`.
 */
export function answerToProvider(provider: EmbedProvider, message: unknown): object | null {
  const data = asObject(message);
  const isWaiting =
    provider === 'cal.com' && data['originator'] === 'CAL' && data['type'] === '__iframeReady';
  return isWaiting ? { originator: 'CAL', method: 'parentKnowsIframeReady', arg: {} } : null;
}

function asObject(message: unknown): Readonly<Record<string, unknown>> {
  let value = message;
  if (typeof message === 'string' && message.startsWith('{')) {
    try {
      value = JSON.parse(message);
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
