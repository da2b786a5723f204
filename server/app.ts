import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyReply,
} from 'fastify';
import { APPOINTMENTS_PATH } from '../domain/intake/wire.ts';
import { addApiRoutes } from './api-routes.ts';
import type { PracticeShown } from './answers/answer-page.ts';
import { refusedPageWriter } from './answers/refused-page-in.ts';
import { sendRefusal } from './answers/send-answer.ts';
import { handleError, handleUnreadableAddress } from './error-handler.ts';
import { registerHealthRoutes } from './health/health-routes.ts';
import { createHttpServer, REQUEST_TIMES } from './http-server.ts';
import type { IntakeDependencies } from './intake/dependencies.ts';
import { logAnswers, loggerOptions } from './logging.ts';
import type { SiteValidity } from '../domain/validity/site-validity.ts';
import { NO_SCHEMAS } from './no-schemas.ts';
import { Refusal, problemDetails } from './problem-details.ts';
import { addApiHeaders } from './security/api-headers.ts';
import type { SiteHandler } from './site/site-handler.ts';
import type { VisitDependencies } from './visits/visits-route.ts';

export interface AppDependencies {
  /** What takes in requests and appointments. */
  intake: IntakeDependencies;
  /** What counts visits. */
  visits: VisitDependencies;
  /** Answers for the built site; what it does not own comes to the routes below. */
  handleSite: SiteHandler;
  /** What of the site holds until a day, from the build. */
  validity: SiteValidity;
  /** Headers of every answer, from the build. */
  everyHeader: Readonly<Record<string, string>>;
  /** Name and number of the practice, as the site has them now. */
  practiceShown: () => PracticeShown;
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
    serverFactory: (handleRequest) =>
      createHttpServer(dependencies.handleSite, handleRequest, {
        ...REQUEST_TIMES,
        writeRefused: refusedPageWriter(dependencies.practiceShown),
      }),
    clientErrorHandler: () => undefined,
    frameworkErrors: handleUnreadableAddress,
    return503OnClosing: false,
    schemaController: NO_SCHEMAS,
  });
  app.decorate('practiceShown', { getter: dependencies.practiceShown });
  app.removeAllContentTypeParsers();
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleUnknownRoute);

  addApiHeaders(app, dependencies.everyHeader);
  logAnswers(app);

  const { intake, validity, visits } = dependencies;
  const { database, now } = intake;
  await app.register(registerHealthRoutes, { database, validity, now });
  await app.register(async (scope) => addApiRoutes(scope, intake, visits));
  return app;
}

/** TRUST_PROXY=true means the one proxy in front, whose word is the last in X-Forwarded-For; the words before it are the sender's. */
export function toTrustFunction(trustProxy: boolean | string) {
  return trustProxy === true ? (_address: string, hop: number) => hop === 0 : trustProxy;
}

/** Routes are known by their pattern: the address of one appointment's link as it was registered. */
function toTokenRoute(path: string): string {
  const link = `${APPOINTMENTS_PATH}/`;
  return path.startsWith(link) ? link + path.slice(link.length).replace(/^[^/]+/, ':token') : path;
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
