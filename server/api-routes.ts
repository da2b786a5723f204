import type { FastifyInstance } from 'fastify';
import type { IntakeDependencies } from './intake/dependencies.ts';
import { BODY_LIMIT_BYTES } from '../domain/intake/wire.ts';
import { createLimits } from './intake/request-limit.ts';
import { addRequestsRoute } from './intake/requests-route.ts';
import { addAppointmentsRoute } from './scheduling/appointments-route.ts';
import { addBusyFeedRoute } from './scheduling/busy-feed-route.ts';
import { addChangesRoute } from './scheduling/changes-route.ts';
import { addSlotsRoute } from './scheduling/slots-route.ts';
import { shedLoad } from './security/load-shedding.ts';
import { addVisitsRoute, type VisitDependencies } from './visits/visits-route.ts';

/** What visitors send, the free times that they choose from, and the count of visits. Register it in a scope of its own. */
export async function addApiRoutes(
  app: FastifyInstance,
  dependencies: IntakeDependencies,
  visits: VisitDependencies,
): Promise<void> {
  shedLoad(app, dependencies.isOverloaded);
  const counts = await createLimits(app, dependencies.limits, dependencies.sharedCounts);

  // Both formats arrive as bytes: the parsers refuse what Fastify's own would repair or let pass.
  const asBytes = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const;
  const types = ['application/json', 'application/x-www-form-urlencoded'];
  app.addContentTypeParser(types, asBytes, (_request, body, done) => done(null, body));

  await app.register(async (scope) => addRequestsRoute(scope, dependencies, counts));
  if (visits.pages.size > 0) {
    addVisitsRoute(app, visits, dependencies.siteOrigin, counts.countVisit);
  }
  if (!dependencies.takesAppointments) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', counts.countSlotsQuestion);
    addSlotsRoute(scope, dependencies);
  });
  addAppointmentsRoute(app, dependencies, counts);
  addChangesRoute(app, dependencies, counts);
  addBusyFeedRoute(app, dependencies, counts);
}
