import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppointmentView } from '../../domain/scheduling/appointment-view.ts';
import { tokenInLink } from '../../domain/scheduling/change-link.ts';
import { practiceDay } from '../../domain/scheduling/offered-slots.ts';
import type { SlotsAnswer } from '../../domain/scheduling/slot.ts';
import { FORM_PAGE_POLICY } from '../answers/answer-page.ts';
import { sendPage } from '../answers/send-answer.ts';
import { readBody } from '../intake/read-submission.ts';
import type { CountStored, GuessLimit } from '../intake/request-limit.ts';
import {
  createAppointmentChanges,
  type AppointmentLink,
  type ChangeDependencies,
} from './change-appointment.ts';
import { changePage, type ChangeMade } from './change-page.ts';
import type { ChangeTokens } from './change-token.ts';
import { withSequence, withStart } from './form-time.ts';
import { refuseUnknownLink } from './refuse-change.ts';
import { readRangeQuery } from './slots-query.ts';

export interface ChangesRouteOptions extends ChangeDependencies {
  tokens: ChangeTokens;
  /** What becomes of the fee of a visit that is cancelled. */
  feeWhenCancelled: string;
  /** The checks that need no body, but for the key: what is done here is the same however often it is done. */
  checkChangeHeaders: (request: FastifyRequest) => Promise<void>;
  countRequest: CountStored;
  guessLimit: GuessLimit;
}

/** An appointment as its link has shown or left it. */
interface OpenedAppointment {
  view: AppointmentView;
  token: string;
}

interface WithToken {
  Params: { token: string };
}

/**
 * What the link to an appointment opens (docs/decisions/017-changing-an-appointment.md): GET /appointments/<token>, its /slots, POST to its /reschedule and
 * /cancel; and POST /appointments/find for a visitor without script, whose browser cannot read the link's end to the page.
 */
export function addChangesRoute(app: FastifyInstance, options: ChangesRouteOptions): void {
  const { tokens, guessLimit, countRequest, openingRules, now } = options;
  const changes = createAppointmentChanges(options);
  const posts = { onRequest: options.checkChangeHeaders };

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
    isForm: boolean,
    made: ChangeMade,
  ): FastifyReply {
    if (!isForm) return reply.send(view);
    const html = changePage(view, token, openingRules.weekdays, made, options.feeWhenCancelled);
    return sendPage(reply, 200, html, FORM_PAGE_POLICY);
  }

  app.get<WithToken>('/appointments/:token', (request) =>
    open(request, request.params.token, ({ id }) => changes.view(id)),
  );

  const answerSlots = async (request: FastifyRequest<WithToken>): Promise<SlotsAnswer> => {
    const range = readRangeQuery(request.query, practiceDay(openingRules, now()));
    const slots = await open(request, request.params.token, ({ id }) =>
      changes.freeTimes(id, range),
    );
    return { timeZone: openingRules.timeZone, slots };
  };
  app.route<WithToken>({ method: 'GET', url: '/appointments/:token/slots', handler: answerSlots });

  app.post<WithToken>('/appointments/:token/reschedule', posts, async (request, reply) => {
    const { isForm, input } = readBody(request);
    const fields = isForm ? withSequence(withStart(openingRules, input)) : input;
    const opened = await openView(request, request.params.token, (link) =>
      changes.reschedule(link, fields, () => countRequest(request)),
    );
    return answer(reply, opened, isForm, 'moved');
  });

  app.post<WithToken>('/appointments/:token/cancel', posts, async (request, reply) => {
    const { isForm, input } = readBody(request);
    const opened = await openView(request, request.params.token, (link) =>
      changes.cancel(link, input),
    );
    return answer(reply, opened, isForm, 'cancelled');
  });

  app.post('/appointments/find', posts, async (request, reply) => {
    const { isForm, input } = readBody(request);
    const link =
      typeof input === 'object' && input !== null && 'link' in input ? input.link : undefined;
    const token = typeof link === 'string' ? tokenInLink(link) : undefined;
    const opened = await openView(request, token, ({ id }) => changes.view(id));
    return answer(reply, opened, isForm, 'nothing');
  });
}
