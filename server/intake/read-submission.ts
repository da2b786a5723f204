import type { FastifyRequest } from 'fastify';
import { readBodyFormat } from '../answers/media-type.ts';
import { isOwnOrigin } from '../security/origin-check.ts';
import { parseFormBody } from './form-body.ts';
import { isIdempotencyKey } from './idempotency.ts';
import { decodeUtf8, parseJsonBody } from './json-body.ts';
import {
  refuseContentEncoding,
  refuseForeignOrigin,
  refuseMediaType,
  refuseMissingKey,
} from './refusals.ts';
import { takeOutGuards, type Suspicion } from './suspicion.ts';

/** What a visitor sent, in the form of the JSON contract, its fields not yet checked. */
export interface Submission {
  /** Sent by a form without script, which is answered with a page. */
  isForm: boolean;
  key: string;
  input: unknown;
  /** Why it looks as if a program had sent it, if it does. */
  suspicion: Suspicion | undefined;
}

/**
 * The checks that need no body, cheapest first. Run it before the body is read.
 *
 * @throws Refusal 403 for another origin, 415 for another type or a compressed body, 400 for a missing key
 */
export function checkSubmissionHeaders(
  { headers, host }: FastifyRequest,
  siteOrigin: string | undefined,
): void {
  if (!isOwnOrigin(headers, host, siteOrigin)) throw refuseForeignOrigin();
  const format = readBodyFormat(headers['content-type']);
  if (format === undefined) throw refuseMediaType();
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refuseContentEncoding();
  if (format === 'json' && !isIdempotencyKey(headers['idempotency-key'])) throw refuseMissingKey();
}

/** @throws Refusal 400 for a body that cannot be read whole, and for a form without a key */
export function readSubmission({ headers, body }: FastifyRequest, now: Date): Submission {
  const isForm = readBodyFormat(headers['content-type']) === 'form';
  const text = decodeUtf8(body instanceof Uint8Array ? body : new Uint8Array());
  const { idempotencyKey: key, input } = isForm
    ? parseFormBody(text)
    : { idempotencyKey: headers['idempotency-key'], input: parseJsonBody(text) };
  if (!isIdempotencyKey(key)) throw refuseMissingKey();
  const { fields, suspicion } = takeOutGuards(input, now);
  return { isForm, key, input: fields, suspicion };
}
