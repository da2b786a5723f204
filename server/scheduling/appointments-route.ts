import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseAppointment } from '../../domain/intake/appointment-schema.ts';
import type { RequestConfirmation } from '../../domain/intake/frame-messages.ts';
import { languageIn } from '../../domain/intake/letter-language.ts';
import { APPOINTMENTS_PATH } from '../../domain/intake/wire.ts';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import { FORM_PAGE_POLICY } from '../answers/answer-page.ts';
import { sendPage } from '../answers/send-answer.ts';
import type { IntakeDependencies } from '../intake/dependencies.ts';
import { checkSubmissionHeaders, readSubmission } from '../intake/read-submission.ts';
import type { IntakeCounts } from '../intake/request-limit.ts';
import { bookedPageInSpanish } from './booked-page-in-spanish.ts';
import { bookedPage } from './booked-page.ts';
import { withStart } from './form-time.ts';
import { createAppointmentReceiver } from './receive-appointment.ts';

/** POST /appointments (product 7.6), with the same checks as POST /requests. */
export function addAppointmentsRoute(
  app: FastifyInstance,
  dependencies: IntakeDependencies,
  { countRequest }: Pick<IntakeCounts, 'countRequest'>,
): void {
  const { confirmsByMail, now, opening, practice, siteOrigin } = dependencies;
  const receive = createAppointmentReceiver(dependencies);
  const onRequest = async (request: FastifyRequest): Promise<void> =>
    checkSubmissionHeaders(request, siteOrigin);
  app.post(APPOINTMENTS_PATH, { onRequest }, async (request, reply) => {
    const { isForm, key, input, suspicion } = readSubmission(request, now());
    const fields = isForm ? withStart(opening, input) : input;
    const countNew = () => countRequest(request);
    const booked = await receive(key, fields, countNew, { isForm, suspicion });
    const parsed = parseAppointment(fields);
    if (isForm && parsed.ok) {
      const { email } = parsed.appointment;
      const isSpanish = languageIn(fields) === SPANISH;
      const write = isSpanish ? bookedPageInSpanish : bookedPage;
      // Where no origin is configured it is the one that the browser called: checkSubmissionHeaders has seen that it is ours.
      const origin = siteOrigin ?? request.headers.origin ?? '';
      const page = write(booked, booked.changeToken, { confirmsByMail, email, origin, practice });
      return sendPage(reply, 201, page, FORM_PAGE_POLICY);
    }
    const confirmation: RequestConfirmation = confirmsByMail ? 'e-mail' : 'none';
    return reply.code(201).send({ ...booked, confirmation });
  });
}
