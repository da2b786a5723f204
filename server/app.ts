import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyReply,
} from 'fastify';
import { registerApiRoutes } from './api-routes.ts';
import { sendRefusal } from './answers/send-answer.ts';
import { handleError, handleUnreadableAddress } from './error-handler.ts';
import { registerHealthRoutes } from './health/health-routes.ts';
import { createHttpServer } from './http-server.ts';
import type { RequestDependencies } from './intake/receive-request.ts';
import type { Limits } from './intake/request-limit.ts';
import type { SharedCounts } from './intake/shared-counts.ts';
import { logAnswers, loggerOptions } from './logging.ts';
import type { SiteValidity } from '../domain/validity/site-validity.ts';
import type { OpeningRules } from '../domain/scheduling/slot.ts';
import { Refusal, problemDetails } from './problem-details.ts';
import { createChangeTokens } from './scheduling/change-token.ts';
import { addApiHeaders } from './security/api-headers.ts';
import type { IsOverloaded } from './security/load-shedding.ts';
import type { SiteHandler } from './site/site-handler.ts';

export interface AppDependencies extends RequestDependencies {
  /** Answers for the built site; what it does not own comes to the routes below. */
  handleSite: SiteHandler;
  /** What of the site holds until a day, from the build. */
  validity: SiteValidity;
  /** The practice's hours, from the build; undefined where it schedules elsewhere. */
  openingRules?: OpeningRules | undefined;
  /** The same wherever it schedules: the promise is reckoned from it. */
  opening: OpeningRules;
  /** What becomes of the fee of a visit that is cancelled. */
  feeWhenCancelled: string;
  /** Whether visitors get a confirmation by e-mail. */
  confirmsByMail: boolean;
  siteOrigin?: string | undefined;
  /** The practice's, written as 516-555-0100. */
  practicePhone: string;
  limits: Limits;
  /** Where several servers count together; undefined where there is one. */
  sharedCounts?: SharedCounts | undefined;
  /** Whether the server should turn work away just now. */
  isOverloaded: IsOverloaded;
  /** Signs the links to appointments (server/scheduling/link-secret.ts). */
  linkSecret: string;
  trustProxy: boolean | string;
  logLevel: string;
  logStream?: { write(line: string): void };
}

/** What any address here may take. */
const METHODS = ['GET', 'HEAD', 'POST'] as const;

/**
 * Builds the server without listening. The caller owns the database and closes it after the app.
 *
 * @returns the app, ready for listen or inject
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(dependencies.logLevel, dependencies.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustFunction(dependencies.trustProxy),
    serverFactory: (handleRequest) => createHttpServer(dependencies.handleSite, handleRequest),
    clientErrorHandler: () => undefined,
    frameworkErrors: handleUnreadableAddress,
    return503OnClosing: false,
  });
  app.decorate('practicePhone', dependencies.practicePhone);
  app.removeAllContentTypeParsers();
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleUnknownRoute);

  addApiHeaders(app);
  logAnswers(app);

  const { database, seal, now, addNotices, photos } = dependencies;
  const { opening, feeWhenCancelled, confirmsByMail } = dependencies;
  const { openingRules, siteOrigin, limits, sharedCounts, isOverloaded, linkSecret } = dependencies;
  await app.register(registerHealthRoutes, { database, validity: dependencies.validity, now });
  await app.register(registerApiRoutes, {
    prefix: '/api',
    database,
    seal,
    now,
    addNotices,
    photos,
    openingRules,
    opening,
    feeWhenCancelled,
    confirmsByMail,
    siteOrigin,
    limits,
    sharedCounts,
    isOverloaded,
    tokens: createChangeTokens(linkSecret),
  });
  return app;
}

/** TRUST_PROXY=true means the one proxy in front, whose word is the last in X-Forwarded-For; the words before it are the sender's. */
function toTrustFunction(trustProxy: boolean | string) {
  return trustProxy === true ? (_address: string, hop: number) => hop === 0 : trustProxy;
}

/** Routes are known by their pattern: the address of one appointment's link as it was registered. */
function toTokenRoute(path: string): string {
  return path.replace(/^(\/api\/appointments\/)[^/]+/, '$1:token');
}

function handleUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const allow = METHODS.filter((method) =>
    [path, toTokenRoute(path)].some((url) => request.server.hasRoute({ method, url })),
  ).join(', ');
  if (allow === '') {
    return sendRefusal(
      request,
      reply,
      new Refusal(problemDetails(404, 'There is nothing at this address.')),
    );
  }
  return sendRefusal(
    request,
    reply,
    new Refusal(problemDetails(405, `This address takes ${allow} only.`), { allow }),
  );
}
