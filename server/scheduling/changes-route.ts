import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appointmentPathsOf, FIND_APPOINTMENT_PATH, LINK_FIELD } from '../../domain/intake/wire.ts';
import type { AppointmentView } from '../../domain/scheduling/appointment-view.ts';
import { tokenInLink } from '../../domain/scheduling/change-link.ts';
import { practiceDay } from '../../domain/scheduling/offered-slots.ts';
import type { SlotsAnswer } from '../../domain/scheduling/slot.ts';
import { languageIn } from '../../domain/intake/letter-language.ts';
import { SPANISH, type Language } from '../../domain/languages/page-languages.ts';
import { FORM_PAGE_POLICY } from '../answers/answer-page.ts';
import { sendPage } from '../answers/send-answer.ts';
import { noteChange } from '../answers/way-to-appointment.ts';
import type { IntakeDependencies } from '../intake/dependencies.ts';
import { checkBodyHeaders, readBody } from '../intake/read-submission.ts';
import type { IntakeCounts } from '../intake/request-limit.ts';
import { createAppointmentChanges, type AppointmentLink } from './change-appointment.ts';
import { changePageInSpanish } from './change-page-in-spanish.ts';
import { changePage, type ChangeMade } from './change-page.ts';
import { withSequence, withStart } from './form-time.ts';
import { refuseUnknownLink } from './refuse-change.ts';
import { readRangeQuery } from './slots-query.ts';

/** An appointment as its link has shown or left it. */
interface OpenedAppointment {
  view: AppointmentView;
  token: string;
}

/** How a change is asked for: by a form without script, and in which language. */
interface Asked {
  isForm: boolean;
  language: Language;
}

interface WithToken {
  Params: { token: string };
}

/**
 * What the link to an appointment opens (docs/decisions/017-changing-an-appointment.md): GET /appointments/<token>, its /slots, POST to its /reschedule and
 * /cancel; and POST /appointments/find for a visitor without script, whose browser cannot read the link's end to the page.
 */
export function addChangesRoute(
  app: FastifyInstance,
  dependencies: IntakeDependencies,
  { countRequest, guessLimit }: Pick<IntakeCounts, 'countRequest' | 'guessLimit'>,
): void {
  const { tokens, opening, now, siteOrigin } = dependencies;
  const paths = appointmentPathsOf(':token');
  const changes = createAppointmentChanges(dependencies);
  // Without a key: what is done here is the same however often it is done.
  const posts = {
    onRequest: async (request: FastifyRequest) => void checkBodyHeaders(request, siteOrigin),
  };
  const changePosts = {
    onRequest: async (request: FastifyRequest<WithToken>) => {
      noteChange(request, request.params.token);
      checkBodyHeaders(request, siteOrigin);
    },
  };

  /** @throws Refusal 404 for a token that is none of ours or whose appointment is gone, 429 after too many of them */
  async function open<Result>(
    request: FastifyRequest,
    token: unknown,
    task: (link: AppointmentLink) => Promise<Result | undefined>,
  ): Promise<Result> {
    await guessLimit.check(request);
    const id = tokens.read(token);
    const result =
      id === undefined || typeof token !== 'string' ? undefined : await task({ id, token });
    if (result !== undefined) return result;
    await guessLimit.count(request);
    throw refuseUnknownLink();
  }

  const openView = (
    request: FastifyRequest,
    token: unknown,
    task: (link: AppointmentLink) => Promise<AppointmentView | undefined>,
  ): Promise<OpenedAppointment> =>
    open(request, token, async (link) => {
      const view = await task(link);
      return view && { view, token: link.token };
    });

  function answer(
    reply: FastifyReply,
    { view, token }: OpenedAppointment,
    { isForm, language }: Asked,
    made: ChangeMade,
  ): FastifyReply {
    if (!isForm) return reply.send(view);
    const write = language === SPANISH ? changePageInSpanish : changePage;
    const html = write(view, token, { ...dependencies.practice, opening }, made);
    return sendPage(reply, 200, html, FORM_PAGE_POLICY);
  }

  app.get<WithToken>(paths.view, (request) => open(request, request.params.token, changes.view));

  const answerSlots = async (request: FastifyRequest<WithToken>): Promise<SlotsAnswer> => {
    const range = readRangeQuery(request.query, practiceDay(opening, now()));
    const slots = await open(request, request.params.token, (link) =>
      changes.freeTimes(link, range),
    );
    return { timeZone: opening.timeZone, slots };
  };
  app.route<WithToken>({ method: 'GET', url: paths.slots, handler: answerSlots });

  app.post<WithToken>(paths.reschedule, changePosts, async (request, reply) => {
    const { input, ...asked } = readAsked(request);
    const fields = asked.isForm ? withSequence(withStart(opening, input)) : input;
    const opened = await openView(request, request.params.token, (link) =>
      changes.reschedule(link, fields, () => countRequest(request), asked.isForm),
    );
    return answer(reply, opened, asked, 'moved');
  });

  app.post<WithToken>(paths.cancel, changePosts, async (request, reply) => {
    const { input, ...asked } = readAsked(request);
    const opened = await openView(request, request.params.token, (link) =>
      changes.cancel(link, input),
    );
    return answer(reply, opened, asked, 'cancelled');
  });

  app.post(FIND_APPOINTMENT_PATH, posts, async (request, reply) => {
    const { input, ...asked } = readAsked(request);
    const link =
      typeof input === 'object' && input !== null && LINK_FIELD in input
        ? input[LINK_FIELD]
        : undefined;
    const token = typeof link === 'string' ? tokenInLink(link) : undefined;
    const opened = await openView(request, token, changes.view);
    return answer(reply, opened, asked, 'nothing');
  });
}

/** What was sent, without the language of a form, which is no part of a change. */
function readAsked(request: FastifyRequest): Asked & { input: unknown } {
  const { isForm, input } = readBody(request);
  const language = languageIn(input);
  if (!isForm || typeof input !== 'object' || input === null) return { isForm, language, input };
  const { language: _, ...fields } = input as { language?: unknown };
  return { isForm, language, input: fields };
}
