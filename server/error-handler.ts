import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSAL_WORDS } from '../domain/intake/refusal-words.ts';
import { sendRefusal } from './answers/send-answer.ts';
import { isOutcomeUnknown, isStorageFault } from './db/storage-fault.ts';
import {
  refuseFailed,
  refuseInDoubt,
  refuseMalformed,
  refuseMediaType,
  refuseTooLarge,
  refuseUnstorable,
} from './intake/refusals.ts';
import { PhotoStoreError } from './photos/photo-store.ts';
import { Refusal } from './problem-details.ts';

const STORAGE_RETRY_SECONDS = 30;

const REFUSALS_BY_CODE: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refuseTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuseMediaType,
};

/**
 * Answers whatever a route throws. Fastify's own error messages are never sent, since some of them quote the request.
 */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error, request.method);
  if (refusal.problem.status >= 500) request.log.error({ err: error }, 'failed');
  // Fastify would cut the line after a bad body, which can cost the sender the answer. Node reads on and drops the
  // rest instead, and the request time-out ends a body without end.
  if (reply.hasHeader('connection')) reply.removeHeader('connection');
  return sendRefusal(request, reply, refusal);
}

/** Answers an address that cannot be decoded, which Fastify turns down before any route or hook. */
export function handleUnreadableAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers(reply.server.answerHeaders);
  sendRefusal(request, reply, refuseMalformed('The address is not a valid one.'));
}

function toRefusal(error: FastifyError, method: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof PhotoStoreError) return refuseUnstorable(STORAGE_RETRY_SECONDS);
  const code = typeof error.code === 'string' ? error.code : '';
  const known = REFUSALS_BY_CODE[code];
  if (known !== undefined) return known();
  if (isStorageFault(error)) {
    const isInDoubt = method === 'POST' && isOutcomeUnknown(error);
    return (isInDoubt ? refuseInDoubt : refuseUnstorable)(STORAGE_RETRY_SECONDS);
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuseMalformed(REFUSAL_WORDS.unreadable);
  }
  return refuseFailed();
}
