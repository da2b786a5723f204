import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { DeliveryError } from './delivery-error.ts';
import type { Notice } from './notice.ts';
import { nameOf } from './practice-mail.ts';
import { isPublicAddress } from './public-address.ts';
import { signWebhook } from './webhook-signature.ts';

const ANSWER_LIMIT_MS = 10_000;

/** Resolves a name to all its addresses. */
type ResolveName = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

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
    lookup: guardedLookup(settings.resolveName ?? resolveAll, settings.allowPrivate),
  };
  return (messageId, notice, signal) => {
    // A literal address is connected to without any look-up.
    const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (!settings.allowPrivate && isIP(literal) > 0 && !isPublicAddress(literal)) {
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

/**
 * A look-up whose answers are checked, and which are then the very addresses that are connected to: there is no second look-up that could say
 * something else. One private address among them spoils them all.
 */
function guardedLookup(resolveName: ResolveName, allowPrivate: boolean): LookupFunction {
  return (name, options, done) => {
    resolveName(name, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined) {
        return done(error ?? new DeliveryError('ENOTFOUND'), []);
      }
      if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new DeliveryError('EPRIVATE'), []);
      }
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

function resolveAll(name: string, done: Parameters<ResolveName>[1]): void {
  lookup(name, { all: true }, (error, addresses) => done(error, error === null ? addresses : []));
}

function toDeliveryError(error: Error): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return new DeliveryError('ETIMEDOUT');
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new DeliveryError(/^[A-Z_0-9]{3,40}$/.test(code) ? code : 'EUNKNOWN');
}
