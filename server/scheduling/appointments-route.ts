import type { FastifyInstance } from 'fastify';
import type { RequestConfirmation } from '../../domain/intake/frame-messages.ts';
import { FORM_PAGE_POLICY } from '../answers/answer-page.ts';
import { sendPage } from '../answers/send-answer.ts';
import { readSubmission } from '../intake/read-submission.ts';
import type { RequestsRouteOptions, SubmissionRouteOptions } from '../intake/requests-route.ts';
import { bookedPage } from './booked-page.ts';
import { withStart } from './form-time.ts';
import { createAppointmentReceiver, type SchedulingDependencies } from './receive-appointment.ts';

/** POST /appointments (product 7.6), with the same checks as POST /requests. */
export function addAppointmentsRoute(
  app: FastifyInstance,
  options: SubmissionRouteOptions &
    SchedulingDependencies &
    Pick<RequestsRouteOptions, 'confirmsByMail'>,
): void {
  const { confirmsByMail } = options;
  const receive = createAppointmentReceiver(options);
  app.post('/appointments', { onRequest: options.checkHeaders }, async (request, reply) => {
    const { isForm, key, input, suspicion } = readSubmission(request, options.now());
    const fields = isForm ? withStart(options.openingRules, input) : input;
    const countNew = () => options.countRequest(request);
    const receipt = await receive(key, fields, countNew, suspicion);
    const changeToken = options.tokens.of(receipt.id, key);
    if (isForm) {
      const page = bookedPage(receipt, changeToken, confirmsByMail);
      return sendPage(reply, 201, page, FORM_PAGE_POLICY);
    }
    const confirmation: RequestConfirmation = confirmsByMail ? 'e-mail' : 'none';
    return reply.code(201).send({ ...receipt, changeToken, confirmation });
  });
}
