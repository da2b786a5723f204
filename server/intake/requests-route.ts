import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestConfirmation } from '../../domain/intake/frame-messages.ts';
import { REQUESTS_PATH } from '../../domain/intake/wire.ts';
import { parseRequest } from '../../domain/intake/request-schema.ts';
import { sendPage } from '../answers/send-answer.ts';
import { isMultipart } from '../answers/media-type.ts';
import { UploadTurns, type UploadTurn } from '../photos/upload-turns.ts';
import type { IntakeDependencies } from './dependencies.ts';
import { readMultipart, type MultipartBody } from './multipart-body.ts';
import {
  checkPhotoSubmissionHeaders,
  readPhotoSubmission,
  readSubmission,
} from './read-submission.ts';
import { createReceiver } from './receive-request.ts';
import { receivedPage } from './received-page.ts';
import { addressOf, networkOf, type IntakeCounts } from './request-limit.ts';

/**
 * POST /requests (product 7.1).
 *
 * The checks come cheapest first: the headers before the body is read, the body's form before its fields, the fields before the
 * database, the limit before the sealing. Register it in a scope of its own: it alone takes forms with photos.
 */
export function addRequestsRoute(
  app: FastifyInstance,
  dependencies: IntakeDependencies,
  { countRequest, countUpload }: Pick<IntakeCounts, 'countRequest' | 'countUpload'>,
): void {
  const { opening, confirmsByMail, siteOrigin } = dependencies;
  const receive = createReceiver(dependencies);
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
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    checkPhotoSubmissionHeaders(request, siteOrigin);
    if (isMultipart(request.headers['content-type'])) await countUpload(request);
  };

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    upload: MultipartBody | undefined,
  ): Promise<FastifyReply> => {
    const now = dependencies.now();
    const submission =
      upload === undefined
        ? readSubmission(request, now)
        : readPhotoSubmission(request, upload, now);
    const receipt = await receive(submission, () => countRequest(request), upload);
    const parsed = parseRequest(submission.input);
    if (submission.isForm && parsed.ok) {
      const facts = { opening, confirmsByMail, photoCount: upload?.photoCount ?? 0 };
      return sendPage(reply, 201, receivedPage(receipt, parsed.request, facts));
    }
    const confirmation: RequestConfirmation = confirmsByMail ? 'e-mail' : 'none';
    return reply.code(201).send({ ...receipt, confirmation });
  };
  app.post(REQUESTS_PATH, { onRequest }, async (request, reply) => {
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
