import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { DeliveryError } from '../outbox/delivery-error.ts';
import {
  guardedLookup,
  isPrivateLiteral,
  toDeliveryError,
  type ResolveName,
} from '../outbox/guarded-lookup.ts';

const ANSWER_LIMIT_MS = 20_000;
/** Ten years of a full calendar; whatever is larger is none. */
const SIZE_LIMIT_BYTES = 5_000_000;
/** Ten times as many as the size needs on a slow line. A piece costs memory of its own: five million of one byte took 1.6 GB. */
const PIECES_LIMIT = 50_000;

export interface CalendarAddress {
  url: string;
  /** For tests: to this machine, without encryption. */
  allowPrivate?: boolean;
  answerLimitMs?: number;
  sizeLimitBytes?: number;
  resolveName?: ResolveName;
}

/**
 * Fetches a calendar file, as the webhook is called: public addresses alone, no redirect, limits of time and size.
 *
 * @throws DeliveryError with a code that names nothing of the address, which is a secret
 */
export function fetchCalendar({
  url: text,
  allowPrivate = false,
  answerLimitMs = ANSWER_LIMIT_MS,
  sizeLimitBytes = SIZE_LIMIT_BYTES,
  resolveName,
}: CalendarAddress): Promise<string> {
  const url = new URL(text);
  if (!allowPrivate && (url.protocol !== 'https:' || isPrivateLiteral(url.hostname))) {
    return Promise.reject(new DeliveryError('EPRIVATE'));
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = {
    agent: false,
    lookup: guardedLookup(allowPrivate, resolveName),
    headers: { accept: 'text/calendar', 'user-agent': 'impressions-calendar' },
    signal: AbortSignal.timeout(answerLimitMs),
  };
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(toDeliveryError(error));
    const outgoing = request(url, options, (response) => {
      const status = response.statusCode ?? 0;
      if (status !== 200) {
        response.destroy();
        return reject(new DeliveryError(`HTTP ${status}`));
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= sizeLimitBytes && chunks.length < PIECES_LIMIT) chunks.push(chunk);
        else response.destroy(new DeliveryError('ETOOLARGE'));
      });
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      response.on('error', fail);
    });
    outgoing.on('error', fail);
    outgoing.end();
  });
}
