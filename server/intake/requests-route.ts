import type { FastifyInstance, FastifyRequest } from 'fastify';
import { receivedPage } from '../answers/answer-page.ts';
import { readBodyFormat } from '../answers/media-type.ts';
import { sendPage } from '../answers/send-answer.ts';
import { isOwnOrigin } from '../security/origin-check.ts';
import { parseFormBody } from './form-body.ts';
import { isIdempotencyKey } from './idempotency.ts';
import { decodeUtf8, parseJsonBody } from './json-body.ts';
import { createReceiver, type IntakeDependencies } from './receive-request.ts';
import {
  BODY_LIMIT_BYTES,
  refuseContentEncoding,
  refuseForeignOrigin,
  refuseMediaType,
  refuseMissingKey,
} from './refusals.ts';
import { createRequestLimit } from './request-limit.ts';

export interface RequestsRouteOptions extends IntakeDependencies {
  siteOrigin: string | undefined;
  rateLimitMax: number;
}

/**
 * POST /requests: the intake (specification decisions, section 6). Register it below /api.
 *
 * The checks come cheapest first: the headers before the body is read, the body's form before its fields, the fields before the
 * database, the limit before the sealing.
 */
export async function registerRequestsRoute(
  app: FastifyInstance,
  options: RequestsRouteOptions,
): Promise<void> {
  const countRequest = await createRequestLimit(app, options.rateLimitMax);
  const receive = createReceiver(options);

  // Both formats arrive as bytes: the parsers below refuse what Fastify's own would repair or let pass.
  const asBytes = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const;
  const types = ['application/json', 'application/x-www-form-urlencoded'];
  app.addContentTypeParser(types, asBytes, (_request, body, done) => done(null, body));

  const checkHeaders = async (request: FastifyRequest): Promise<void> => {
    const { headers } = request;
    if (!isOwnOrigin(headers, request.host, options.siteOrigin)) throw refuseForeignOrigin();
    const format = readBodyFormat(headers['content-type']);
    if (format === undefined) throw refuseMediaType();
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw refuseContentEncoding();
    if (format === 'json' && !isIdempotencyKey(headers['idempotency-key']))
      throw refuseMissingKey();
  };

  app.post('/requests', { onRequest: checkHeaders }, async (request, reply) => {
    const isForm = readBodyFormat(request.headers['content-type']) === 'form';
    const text = decodeUtf8(request.body instanceof Uint8Array ? request.body : new Uint8Array());
    const { key, input } = isForm
      ? readForm(text)
      : { key: request.headers['idempotency-key'], input: parseJsonBody(text) };
    if (!isIdempotencyKey(key)) throw refuseMissingKey();
    const receipt = await receive(key, input, () => countRequest(request));
    return isForm ? sendPage(reply, 201, receivedPage()) : reply.code(201).send(receipt);
  });
}

function readForm(text: string): { key: string | undefined; input: unknown } {
  const { idempotencyKey, input } = parseFormBody(text);
  return { key: idempotencyKey, input };
}
