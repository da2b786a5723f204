import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestConfirmation } from '../../domain/intake/frame-messages.ts';
import { parseRequest } from '../../domain/intake/request-schema.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import { sendPage } from '../answers/send-answer.ts';
import { isMultipart } from '../answers/media-type.ts';
import { UploadTurns, type UploadTurn } from '../photos/upload-turns.ts';
import { readMultipart, type MultipartBody } from './multipart-body.ts';
import { readPhotoSubmission, readSubmission } from './read-submission.ts';
import {
  createReceiver,
  type IntakeDependencies,
  type RequestDependencies,
} from './receive-request.ts';
import { receivedPage } from './received-page.ts';
import { addressOf, networkOf, type CountRequest, type CountStored } from './request-limit.ts';

export interface SubmissionRouteOptions extends IntakeDependencies {
  checkHeaders: (request: FastifyRequest) => Promise<void>;
  /** One count for all that an address sends, whatever its kind. */
  countRequest: CountStored;
}

export interface RequestsRouteOptions extends SubmissionRouteOptions, RequestDependencies {
  /** Counts what comes with photos before it is read: reading and decoding are the costly part of it. */
  countUpload: CountRequest;
  /** By which the promise is reckoned. */
  opening: OpeningRules;
  /** Whether this server sends confirmations; the same for every sender, so that it tells a program nothing. */
  confirmsByMail: boolean;
}

/**
 * POST /requests (product 7.1).
 *
 * The checks come cheapest first: the headers before the body is read, the body's form before its fields, the fields before the
 * database, the limit before the sealing. Register it in a scope of its own: it alone takes forms with photos.
 */
export function addRequestsRoute(app: FastifyInstance, options: RequestsRouteOptions): void {
  const { opening, confirmsByMail } = options;
  const receive = createReceiver(options);
  const turns = new UploadTurns();
  const uploads = new WeakMap<FastifyRequest, { body: MultipartBody; turn: UploadTurn }>();

  const readUpload = async (request: FastifyRequest, payload: IncomingMessage): Promise<void> => {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    const sender = { address: addressOf(request), network: networkOf(request) };
    const turn = turns.take(sender, Number(length));
    try {
      uploads.set(request, {
        body: await readMultipart(payload, type, Number(length), turn),
        turn,
      });
    } catch (error) {
      turn.end();
      throw error;
    }
  };
  app.addContentTypeParser('multipart/form-data', readUpload);
  const checkUpload = async (request: FastifyRequest): Promise<void> => {
    if (isMultipart(request.headers['content-type'])) await options.countUpload(request);
  };

  const onRequest = [options.checkHeaders, checkUpload];
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    upload: MultipartBody | undefined,
  ): Promise<FastifyReply> => {
    const now = options.now();
    const submission =
      upload === undefined
        ? readSubmission(request, now)
        : readPhotoSubmission(request, upload, now);
    const receipt = await receive(submission, () => options.countRequest(request), upload);
    const parsed = parseRequest(submission.input);
    if (submission.isForm && parsed.ok) {
      const facts = { opening, confirmsByMail, photoCount: upload?.photoCount ?? 0 };
      return sendPage(reply, 201, receivedPage(receipt, parsed.request, facts));
    }
    const confirmation: RequestConfirmation = confirmsByMail ? 'e-mail' : 'none';
    return reply.code(201).send({ ...receipt, confirmation });
  };
  app.post('/requests', { onRequest }, async (request, reply) => {
    const upload = uploads.get(request);
    try {
      return await answer(request, reply, upload?.body);
    } finally {
      // What was read is let go of with the turn: Fastify keeps the request for as long as its connection lasts.
      uploads.delete(request);
      upload?.turn.end();
    }
  });
}
