import type { FastifyRequest } from 'fastify';
import { readBodyFormat, type BodyFormat } from '../answers/media-type.ts';
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
  request: FastifyRequest,
  siteOrigin: string | undefined,
): void {
  const format = checkBodyHeaders(request, siteOrigin);
  if (format === 'json' && !isIdempotencyKey(request.headers['idempotency-key'])) {
    throw refuseMissingKey();
  }
}

/**
 * The same for what is the same however often it is sent, and needs no key.
 *
 * @throws Refusal 403 for another origin, 415 for another type or a compressed body
 */
export function checkBodyHeaders(
  { headers, host }: FastifyRequest,
  siteOrigin: string | undefined,
): BodyFormat {
  if (!isOwnOrigin(headers, host, siteOrigin)) throw refuseForeignOrigin();
  const format = readBodyFormat(headers['content-type']);
  if (format === undefined) throw refuseMediaType();
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refuseContentEncoding();
  return format;
}

/** @throws Refusal 400 for a body that cannot be read whole, and for a form without a key */
export function readSubmission(request: FastifyRequest, now: Date): Submission {
  const { isForm, key, input } = readBody(request);
  if (!isIdempotencyKey(key)) throw refuseMissingKey();
  const { fields, suspicion } = takeOutGuards(input, now);
  return { isForm, key, input: fields, suspicion };
}

/** A body as it came: its key not looked at, the guards of forms still in it. */
interface RawSubmission {
  readonly isForm: boolean;
  readonly key: unknown;
  readonly input: object;
}

/** @throws Refusal 400 for a body that cannot be read whole */
export function readBody({ headers, body }: FastifyRequest): RawSubmission {
  const isForm = readBodyFormat(headers['content-type']) === 'form';
  const text = decodeUtf8(body instanceof Uint8Array ? body : new Uint8Array());
  const { idempotencyKey: key, input } = isForm
    ? parseFormBody(text)
    : { idempotencyKey: headers['idempotency-key'], input: parseJsonBody(text) };
  return { isForm, key, input };
}
