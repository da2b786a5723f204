import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { PHOTOGRAPHS_ADDRESS } from '../../domain/desk/site-wire.ts';
import { handleError, handleUnreadableAddress } from '../error-handler.ts';
import { createHttpServer, REQUEST_TIMES } from '../http-server.ts';
import { logAnswers, loggerOptions } from '../logging.ts';
import { addApiHeaders } from '../security/api-headers.ts';
import { addBlockRoutes } from './block-routes.ts';
import { addAddressRoute } from './address-route.ts';
import { addCallerRoute } from './caller-route.ts';
import { addCardRoutes } from './card-routes.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { guardDesk } from './desk-guard.ts';
import { addDeskPages } from './desk-pages.ts';
import { addDiaryRoutes } from './diary-routes.ts';
import { addTakeBackRoute } from './take-back-route.ts';
import { refuseDesk } from './desk-refusals.ts';
import { addFeedRoutes } from './feed-routes.ts';
import { addFirstStartRoutes } from './first-start-routes.ts';
import { addForgetRoute } from './forget-route.ts';
import { addKeyChangeRoutes } from './key-change-routes.ts';
import { addLetterRoutes } from './letter-routes.ts';
import { NO_SCHEMAS } from '../no-schemas.ts';
import { addOwnCalendarRoute } from './own-calendar-route.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { addPreviewRoutes, FILES_A_MINUTE, PREVIEW_ADDRESS } from './preview-routes.ts';
import { addPrintRoute } from './print-route.ts';
import { addSessionRoutes, addSignInRoutes } from './sign-in-routes.ts';
import { addSiteRoutes } from './site-routes.ts';

export interface DeskAppSettings {
  buildDir: string;
  /** Headers of every answer, from the site's build: encryption's among them. */
  everyHeader: Readonly<Record<string, string>>;
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  logLevel: string;
  logStream?: { write(line: string): void };
  /** How often an address may try to open the desk in a minute. */
  openingsAMinute: number;
}

/** A photograph of the site comes over the line of an office. */
const TIMES = {
  ...REQUEST_TIMES,
  isUpload: ({ method, url }: IncomingMessage) => method === 'POST' && url === PHOTOGRAPHS_ADDRESS,
};

/** A credential, two wrapped keys and a sheet are some 10 kB; a note of 4,000 signs of any script some 20. */
const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * All that an address asks, since a session is only what it says that it is. A desk asks for news fifteen times a minute; six of them behind one
 * address, and strokes.
 */
const QUESTIONS_A_MINUTE = 1_200;

/**
 * Builds the desk's server without listening. It shares the site's database, and no address with it.
 *
 * @returns the app, ready for listen or inject
 */
export async function buildDeskApp(
  dependencies: DeskDependencies,
  settings: DeskAppSettings,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(settings.logLevel, settings.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handleRequest) => createHttpServer(() => false, handleRequest, TIMES),
    clientErrorHandler: () => undefined,
    frameworkErrors: handleUnreadableAddress,
    return503OnClosing: false,
    schemaController: NO_SCHEMAS,
  });
  app.decorate('practiceShown', { getter: () => dependencies.practice });
  app.setErrorHandler(handleError);
  addApiHeaders(app, {
    ...settings.everyHeader,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  });
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('referrer-policy', 'no-referrer'),
  );
  guardDesk(app, dependencies.origin);
  logAnswers(app);

  const refuseMany = () => refuseDesk(429, 'Too many tries. Please wait a minute.');
  await app.register(rateLimit, { global: false, errorResponseBuilder: refuseMany });
  const countQuestion = app.createRateLimit({ max: QUESTIONS_A_MINUTE, timeWindow: '1 minute' });
  const countFile = app.createRateLimit({ max: FILES_A_MINUTE, timeWindow: '1 minute' });
  app.addHook('onRequest', async (request) => {
    // Apart: a few pages of a preview are as many files as an office asks else, and would keep its desks from their news, and from locking.
    const isFile = request.routeOptions.url?.startsWith(PREVIEW_ADDRESS) === true;
    const said = await (isFile ? countFile : countQuestion)(request);
    if (!said.isAllowed && said.isExceeded) throw refuseMany();
  });
  app.setNotFoundHandler(() => {
    throw refuseDesk(404, 'There is nothing at this address.');
  });
  addDeskPages(app, settings.buildDir);
  await app.register(async (doors) => {
    doors.addHook(
      'onRequest',
      doors.rateLimit({
        max: settings.openingsAMinute,
        timeWindow: '1 minute',
        // Who looks at People tries to open nothing, and an office whose key was changed opens its desks all at once.
        allowList: ({ method }) => method === 'GET',
      }),
    );
    addFirstStartRoutes(doors, dependencies);
    addSignInRoutes(doors, dependencies);
    addPeopleRoutes(doors, dependencies);
    addPasskeyRoutes(doors, dependencies);
    addKeyChangeRoutes(doors, dependencies);
    addFeedRoutes(doors, dependencies);
  });
  // Whoever uses up the tries of an office's address must not keep its open desks from locking.
  addSessionRoutes(app, dependencies);
  addCardRoutes(app, dependencies);
  addCallerRoute(app, dependencies);
  addAddressRoute(app, dependencies);
  addPrintRoute(app, dependencies);
  addForgetRoute(app, dependencies);
  addBlockRoutes(app, dependencies);
  addDiaryRoutes(app, dependencies);
  addTakeBackRoute(app, dependencies);
  addLetterRoutes(app, dependencies);
  addOwnCalendarRoute(app, dependencies);
  addSiteRoutes(app, dependencies);
  addPreviewRoutes(app, dependencies);
  return app;
}
