import type { FastifyRequest } from 'fastify';
import { KEY_HEADER } from '../../domain/intake/wire.ts';
import { noteLanguage } from '../answers/answer-language.ts';
import { isFormPost, isMultipart, readBodyFormat, type BodyFormat } from '../answers/media-type.ts';
import { isOwnOrigin } from '../security/origin-check.ts';
import { parseFormBody, toFormBody } from './form-body.ts';
import { isIdempotencyKey } from './idempotency.ts';
import { decodeUtf8, parseJsonBody } from './json-body.ts';
import type { MultipartBody } from './multipart-body.ts';
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
  if (format === 'json' && !isIdempotencyKey(request.headers[KEY_HEADER])) {
    throw refuseMissingKey();
  }
}

/**
 * The same where photos may go along: a form in parts is taken too, with its key in a header from a script, in a field from a form.
 *
 * @throws Refusal as above
 */
export function checkPhotoSubmissionHeaders(
  request: FastifyRequest,
  siteOrigin: string | undefined,
): void {
  const { headers, host } = request;
  if (!isMultipart(headers['content-type'])) return checkSubmissionHeaders(request, siteOrigin);
  if (!isOwnOrigin(headers, host, siteOrigin)) throw refuseForeignOrigin();
  if (isEncoded(headers)) throw refuseContentEncoding();
  const key = headers[KEY_HEADER];
  if (key !== undefined && !isIdempotencyKey(key)) throw refuseMissingKey();
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
  if (isEncoded(headers)) throw refuseContentEncoding();
  return format;
}

function isEncoded(headers: FastifyRequest['headers']): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity';
}

/** @throws Refusal 400 for a body that cannot be read whole, and for a form without a key */
export function readSubmission(request: FastifyRequest, now: Date): Submission {
  return toSubmission(readBody(request), now);
}

/** The same for a form with photos. */
export function readPhotoSubmission(
  request: FastifyRequest,
  { fields }: MultipartBody,
  now: Date,
): Submission {
  const { headers } = request;
  const { idempotencyKey, input } = toFormBody(fields);
  noteLanguage(request, input);
  const key = headers[KEY_HEADER] ?? idempotencyKey;
  return toSubmission({ isForm: isFormPost(headers), key, input }, now);
}

function toSubmission({ isForm, key, input }: RawSubmission, now: Date): Submission {
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

/** Reads a body, and notes in which language it asks to be answered. @throws Refusal 400 for a body that cannot be read whole */
export function readBody(request: FastifyRequest): RawSubmission {
  const { headers, body } = request;
  const isForm = readBodyFormat(headers['content-type']) === 'form';
  const text = decodeUtf8(body instanceof Uint8Array ? body : new Uint8Array());
  const { idempotencyKey: key, input } = isForm
    ? parseFormBody(text)
    : { idempotencyKey: headers[KEY_HEADER], input: parseJsonBody(text) };
  noteLanguage(request, input);
  return { isForm, key, input };
}
