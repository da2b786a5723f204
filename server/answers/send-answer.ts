import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfAnswer } from './answer-language.ts';
import {
  ANSWER_PAGE_POLICY,
  FORM_PAGE_POLICY,
  renderPage,
  type AnswerPage,
  type PracticeShown,
} from './answer-page.ts';
import { isFormPost } from './media-type.ts';
import { PROBLEM_MEDIA_TYPE, type Refusal } from '../problem-details.ts';
import { refusedPageIn } from './refused-page-in.ts';
import { wayToAppointment } from './way-to-appointment.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whose every page is, and the number to call, written as 516-555-0100. */
    practiceShown: PracticeShown;
  }
}

/** Sends a page in place of data. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  page: AnswerPage,
  policy: string = ANSWER_PAGE_POLICY,
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(renderPage(page, reply.server.practiceShown));
}

/** Sends a refusal in the form that its request can read: a page for a form, problem details for all others. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  reply.headers(refusal.headers);
  if (isFormPost(request.headers)) {
    const { problem, heading } = refusal;
    const language = languageOfAnswer(request);
    const wayBack = wayToAppointment(request, problem.detail, language);
    const policy = wayBack ? FORM_PAGE_POLICY : ANSWER_PAGE_POLICY;
    const page = refusedPageIn(language, problem, { heading, wayBack });
    return sendPage(reply, problem.status, page, policy);
  }
  return reply.code(refusal.problem.status).type(PROBLEM_MEDIA_TYPE).send(refusal.problem);
}
