import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpeningRules } from '../domain/scheduling/slot.ts';
import {
  checkBodyHeaders,
  checkPhotoSubmissionHeaders,
  checkSubmissionHeaders,
} from './intake/read-submission.ts';
import type { RequestDependencies } from './intake/receive-request.ts';
import { BODY_LIMIT_BYTES } from './intake/refusals.ts';
import { createLimits, type Limits } from './intake/request-limit.ts';
import { addRequestsRoute } from './intake/requests-route.ts';
import type { SharedCounts } from './intake/shared-counts.ts';
import { addAppointmentsRoute } from './scheduling/appointments-route.ts';
import type { ChangeTokens } from './scheduling/change-token.ts';
import { addChangesRoute } from './scheduling/changes-route.ts';
import { addSlotsRoute } from './scheduling/slots-route.ts';
import { shedLoad, type IsOverloaded } from './security/load-shedding.ts';

export interface ApiOptions extends RequestDependencies {
  /** The practice's hours, wherever it schedules. */
  opening: OpeningRules;
  /** What becomes of the fee of a visit that is cancelled. */
  feeWhenCancelled: string;
  /** Whether this server sends confirmations to visitors. */
  confirmsByMail: boolean;
  siteOrigin: string | undefined;
  limits: Limits;
  sharedCounts: SharedCounts | undefined;
  isOverloaded: IsOverloaded;
  /** Signs and reads the links to appointments. */
  tokens: ChangeTokens;
  /** Undefined where the practice schedules elsewhere: there is then no calendar here to fill. */
  openingRules: OpeningRules | undefined;
}

/** What visitors send, and the free times that they choose from. Register it below /api. */
export async function registerApiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { siteOrigin, limits, sharedCounts, isOverloaded, tokens, openingRules, ...rest } = options;
  const { opening, feeWhenCancelled, confirmsByMail, ...dependencies } = rest;
  shedLoad(app, isOverloaded);
  const { countRequest, countUpload, countSlotsQuestion, guessLimit } = await createLimits(
    app,
    limits,
    sharedCounts,
  );

  // Both formats arrive as bytes: the parsers refuse what Fastify's own would repair or let pass.
  const asBytes = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const;
  const types = ['application/json', 'application/x-www-form-urlencoded'];
  app.addContentTypeParser(types, asBytes, (_request, body, done) => done(null, body));

  const checkHeaders = async (request: FastifyRequest): Promise<void> =>
    checkSubmissionHeaders(request, siteOrigin);
  const submissions = { ...dependencies, checkHeaders, countRequest };

  await app.register(async (scope) =>
    addRequestsRoute(scope, {
      ...submissions,
      countUpload,
      opening,
      confirmsByMail,
      checkHeaders: async (request) => checkPhotoSubmissionHeaders(request, siteOrigin),
    }),
  );
  if (openingRules === undefined) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', countSlotsQuestion);
    addSlotsRoute(scope, { ...dependencies, openingRules });
  });
  addAppointmentsRoute(app, { ...submissions, openingRules, tokens, confirmsByMail });
  addChangesRoute(app, {
    ...dependencies,
    openingRules,
    tokens,
    feeWhenCancelled,
    countRequest,
    guessLimit,
    checkChangeHeaders: async (request) => void checkBodyHeaders(request, siteOrigin),
  });
}
