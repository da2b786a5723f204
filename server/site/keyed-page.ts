import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { KEY_PLACEHOLDER, TIME_PLACEHOLDER } from '../../domain/intake/wire.ts';
import { StartupError } from '../startup-error.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import type { FlatHeaders } from './answer.ts';

/** A page whose form carries a fresh idempotency key in every answer. */
export type KeyedPage = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Makes such a page. It has no validator, so that whoever asks for it gets a key of their own: two visitors with one key would be one request. It is
 * compressed on the spot with gzip; the page repeats nothing of the request, so its length gives nothing of the key away.
 *
 * @param headers all headers but those that follow from the body
 * @param html the built page
 * @throws StartupError when the page has no placeholder
 */
export function createKeyedPage(status: number, headers: FlatHeaders, html: Buffer): KeyedPage {
  const pieces = html.toString('utf8').split(KEY_PLACEHOLDER);
  if (pieces.length === 1)
    throw new StartupError(`A page with perRequestKey has no ${KEY_PLACEHOLDER} in it.`);
  const varying = [...headers, 'vary', 'accept-encoding'];

  return (request, response) => {
    const openedAt = String(Date.now());
    const plain = Buffer.from(pieces.join(randomUUID()).replaceAll(TIME_PLACEHOLDER, openedAt));
    const send = (body: Buffer, extra: string[]): void => {
      response
        .writeHead(status, [...varying, ...extra, 'content-length', String(body.length)])
        .end(body);
    };
    const best = acceptedEncodings(request.headers['accept-encoding']).find(
      (encoding) => encoding !== 'br',
    );
    if (best !== 'gzip') return send(plain, []);
    gzip(plain, (error, packed) =>
      error ? send(plain, []) : send(packed, ['content-encoding', 'gzip']),
    );
  };
}
