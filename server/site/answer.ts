import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts';

/** Header names and values in turn, as node:http takes them without copying. */
export type FlatHeaders = readonly string[];

/** One encoding of one answer, ready to be sent. */
interface Variant {
  status: number;
  headers: FlatHeaders;
  body: Buffer;
  /** Empty when the answer has no validator. */
  etag: string;
  /** Headers of a 304: a kept page takes over a changed policy with it (RFC 9111, 3.2). */
  notModifiedHeaders: FlatHeaders;
}

export type Variants = Readonly<Record<'identity', Variant> & Partial<Record<Encoding, Variant>>>;

const HASH_CHARACTERS = 27;

/**
 * Makes the variants of an answer.
 *
 * @param status the HTTP status; only a 200 gets a validator, since conditions count for nothing else (RFC 9110, 13.2.1)
 * @param headers all headers but those that follow from the body
 * @param bodies the body in each encoding that there is
 */
export function createVariants(
  status: number,
  headers: FlatHeaders,
  bodies: Readonly<Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>>,
): Variants {
  const varies =
    Object.keys(bodies).length > 1 ? [...headers, 'vary', 'accept-encoding'] : [...headers];
  const create = (encoding: Encoding, body: Buffer): Variant => {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_CHARACTERS);
    // Strong, so one encoding's tag never vouches for another's bytes.
    const etag = status === 200 ? `"${hash}-${encoding}"` : '';
    const validated = etag === '' ? varies : [...varies, 'etag', etag];
    const encoded =
      encoding === 'identity' ? validated : [...validated, 'content-encoding', encoding];
    const full = [...encoded, 'content-length', String(body.length)];
    return { status, headers: full, body, etag, notModifiedHeaders: withoutType(validated) };
  };
  const { identity, br, gzip } = bodies;
  return {
    identity: create('identity', identity),
    ...(br && { br: create('br', br) }),
    ...(gzip && { gzip: create('gzip', gzip) }),
  };
}

/** Sends the best variant, or 304 when the client has it. */
export function sendVariant(
  variants: Variants,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const variant = chooseVariant(variants, request.headers['accept-encoding']);
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && variant.etag !== '' && isMatch(condition, variant.etag)) {
    // node:http only reads the array; its type does not say so.
    response.writeHead(304, variant.notModifiedHeaders as string[]).end();
    return;
  }
  // The body is not sent in answer to HEAD: node:http sees to that.
  response.writeHead(variant.status, variant.headers as string[]).end(variant.body);
}

function chooseVariant(variants: Variants, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = variants[encoding];
    if (variant !== undefined) return variant;
  }
  return variants.identity;
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2): proxies that touch a body weaken its tag. */
function isMatch(condition: string, etag: string): boolean {
  if (condition === etag || condition === '*') return true;
  return condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function withoutType(headers: FlatHeaders): string[] {
  return headers.filter(
    (_part, index) => headers[index - (index % 2)]?.toLowerCase() !== 'content-type',
  );
}
