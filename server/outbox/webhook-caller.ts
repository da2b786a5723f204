import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { DeliveryError } from './delivery-error.ts';
import {
  guardedLookup,
  isPrivateLiteral,
  toDeliveryError,
  type ResolveName,
} from './guarded-lookup.ts';
import type { Notice } from './notice.ts';
import { nameOf } from './practice-mail.ts';
import { signWebhook } from './webhook-signature.ts';

const ANSWER_LIMIT_MS = 10_000;

export interface WebhookSettings {
  url: string;
  /** "whsec_…" */
  secret: string;
  /** Lets the call go to this machine and to private networks. */
  allowPrivate: boolean;
  now: () => Date;
  answerLimitMs?: number;
  resolveName?: ResolveName;
}

/** Calls the practice's own system. @throws DeliveryError for any answer but 2xx, or none */
export type CallWebhook = (messageId: string, notice: Notice, signal: AbortSignal) => Promise<void>;

/**
 * Makes the caller. The body says that something came, its kind, its number and when; nothing personal.
 *
 * No redirect is followed: node:http follows none, and a 3xx counts as a failure. Of the answer, the status alone is read.
 */
export function createWebhookCaller(settings: WebhookSettings): CallWebhook {
  const url = new URL(settings.url);
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    lookup: guardedLookup(settings.allowPrivate, settings.resolveName),
  };
  return (messageId, notice, signal) => {
    if (!settings.allowPrivate && isPrivateLiteral(url.hostname)) {
      return Promise.reject(new DeliveryError('EPRIVATE'));
    }
    const body = toBody(messageId, notice);
    const timestampSeconds = Math.floor(settings.now().getTime() / 1_000);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'impressions-intake',
      'webhook-id': messageId,
      'webhook-timestamp': timestampSeconds,
      'webhook-signature': signWebhook(settings.secret, { id: messageId, timestampSeconds, body }),
    };
    const limit = AbortSignal.any([
      signal,
      AbortSignal.timeout(settings.answerLimitMs ?? ANSWER_LIMIT_MS),
    ]);
    return call(url, { ...options, headers, signal: limit }, body);
  };
}

function call(url: URL, options: RequestOptions, body: string): Promise<void> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      const status = response.statusCode ?? 0;
      // Whatever the body is, and however long, it is not read.
      response.destroy();
      if (status >= 200 && status < 300) resolve();
      else reject(new DeliveryError(`HTTP ${status}`));
    });
    outgoing.on('error', (error) => reject(toDeliveryError(error)));
    outgoing.end(body);
  });
}

function toBody(id: string, notice: Notice): string {
  const { about, kind, receivedAt, change = 'received', isSetAside } = notice;
  const number = nameOf(notice);
  const type = `${about}.${change}`;
  return JSON.stringify({ type, id, number, kind, receivedAt, setAside: isSetAside });
}
