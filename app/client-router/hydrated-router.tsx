import { useLayoutEffect, useMemo, useState } from 'react';
import { changeView } from './change-view.ts';
import { ClientRouter } from './client-router.ts';
import type { RouteModules } from './load-route.ts';
import { ShownRoutes } from './route-outlet.tsx';
import { PendingContext, RouterContext, ShownContext } from './router-context.ts';
import type { RouteManifest } from './routes.ts';

declare global {
  interface Window {
    /** Written by the framework's build, and read by the starter before this runs (scripts/finish-build/defer-entry.ts). */
    __reactRouterManifest: RouteManifest;
    __reactRouterRouteModules: RouteModules;
  }
}

let router: ClientRouter | undefined;

/** The site, brought to life: the page that the server wrote, and those that follow it. */
export function HydratedRouter() {
  router ??= startRouter();
  const own = router;
  const [state, setState] = useState(own.state);

  useLayoutEffect(() => {
    let shown = own.state.location;
    return own.subscribe((next) => {
      const before = shown;
      shown = next.location;
      // The newest, whenever it comes to that: what fades in is rendered a frame later, when somebody may have gone back already.
      changeView(before, next, () => setState(own.state));
    });
  }, [own]);

  const { location, action, matches, failure, pending } = state;
  const shown = useMemo(
    () => ({ location, action, matches, failure }),
    [location, action, matches, failure],
  );
  // Pairs, as the server has them: React's ids are made of the places among siblings.
  return (
    <>
      <RouterContext value={own}>
        <>
          <ShownContext value={shown}>
            <PendingContext value={pending}>
              <ShownRoutes />
            </PendingContext>
          </ShownContext>
          {null}
        </>
      </RouterContext>
      {null}
    </>
  );
}

function startRouter(): ClientRouter {
  // eslint-disable-next-line no-underscore-dangle -- The framework's names.
  return new ClientRouter(window.__reactRouterManifest, window.__reactRouterRouteModules);
}
