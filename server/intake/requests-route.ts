import type { FastifyInstance, FastifyRequest } from 'fastify';
import { receivedPage } from '../answers/answer-page.ts';
import { sendPage } from '../answers/send-answer.ts';
import { readSubmission } from './read-submission.ts';
import { createReceiver, type IntakeDependencies } from './receive-request.ts';
import type { CountRequest } from './request-limit.ts';

export interface SubmissionRouteOptions extends IntakeDependencies {
  checkHeaders: (request: FastifyRequest) => Promise<void>;
  /** One count for all that an address sends, whatever its kind. */
  countRequest: CountRequest;
}

/**
 * POST /requests (specification decisions, section 6).
 *
 * The checks come cheapest first: the headers before the body is read, the body's form before its fields, the fields before the
 * database, the limit before the sealing.
 */
export function addRequestsRoute(app: FastifyInstance, options: SubmissionRouteOptions): void {
  const receive = createReceiver(options);
  app.post('/requests', { onRequest: options.checkHeaders }, async (request, reply) => {
    const { isForm, key, input, suspicion } = readSubmission(request, options.now());
    const countNew = () => options.countRequest(request);
    const receipt = await receive(key, input, countNew, suspicion);
    return isForm ? sendPage(reply, 201, receivedPage()) : reply.code(201).send(receipt);
  });
}
