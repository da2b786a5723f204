import { loadRoute, prefetchRoute, type RouteModules } from './load-route.ts';
import {
  locationHere,
  nameFirstEntry,
  randomKey,
  resolveDestination,
  writeEntry,
  writeLocation,
  type Destination,
  type RouterLocation,
} from './location.ts';
import {
  boundaryOf,
  routesOf,
  type ManifestRoute,
  type RouteManifest,
  type RouteMatch,
} from './routes.ts';

/** How the page that is shown was come to: by a step through the history (or as the first), by a link, or in place of another. */
export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

/** What failed instead of a page, and which route answers for it. */
export interface RouteFailure {
  readonly boundary: string;
  readonly error: unknown;
}

export interface RouterState {
  readonly location: RouterLocation;
  readonly action: NavigationAction;
  readonly matches: readonly RouteMatch[];
  readonly failure: RouteFailure | null;
  /** Where the next page is on its way. */
  readonly pending: RouterLocation | null;
}

export interface NavigateOptions {
  /** In place of the entry that the visitor is at. */
  readonly replace?: boolean | undefined;
  /** Kept with the entry. */
  readonly state?: unknown;
}

/**
 * Changes pages within the site: matches, loads, tells the history, and says what to show. One page is asked for at a time, and the last wish
 * counts. Data it loads none; a page's words come with its code (docs/decisions/005-content-as-modules.md).
 */
export class ClientRouter {
  readonly #manifest: RouteManifest;
  readonly #modules: RouteModules;
  /** The routes whose code and rules are here. */
  readonly #ready: Set<string>;
  readonly #prefetched = new Set<string>();
  readonly #listeners = new Set<(state: RouterState) => void>();
  #state: RouterState;
  /** Counts what was asked for, so that what arrives late is known. */
  #turn = 0;

  /** @param modules the code of the page that is shown; what is loaded later is added to it */
  constructor(manifest: RouteManifest, modules: RouteModules) {
    this.#manifest = manifest;
    this.#modules = modules;
    this.#ready = new Set(Object.keys(modules));
    nameFirstEntry();
    const location = locationHere();
    this.#state = {
      location,
      action: 'POP',
      matches: this.#matchesOf(location.pathname),
      failure: null,
      pending: null,
    };
    window.addEventListener('popstate', () => void this.#show('POP', locationHere()));
  }

  get state(): RouterState {
    return this.#state;
  }

  /** Tells a listener what is shown: now, and whenever it changes, until the answer is called. */
  subscribe(listener: (state: RouterState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => void this.#listeners.delete(listener);
  }

  /** Goes to a page, or so many entries through the history. Ends when the page is there, or the wish was overtaken by another. */
  async navigate(to: Destination | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    const target = resolveDestination(to, this.#state.location.pathname);
    await this.#show(options.replace === true ? 'REPLACE' : 'PUSH', {
      ...target,
      state: options.state ?? null,
      key: randomKey(),
    });
  }

  /**
   * Whether a page stands outside of what is around the one that is shown, as the forms do: what scrolls, takes the focus and comes back to its place
   * when pages change is part of that, so the browser loads such a page as a document.
   */
  isElsewhere(to: Destination): boolean {
    const here = this.#state.location.pathname;
    const outermostOf = (pathname: string) => routesOf(this.#manifest, pathname)[1]?.id;
    return outermostOf(resolveDestination(to, here).pathname) !== outermostOf(here);
  }

  /** Fetches what a page needs ahead, once. */
  prefetch(to: Destination): void {
    const { pathname } = resolveDestination(to, this.#state.location.pathname);
    const isOwnDocument = this.isElsewhere(to);
    for (const route of routesOf(this.#manifest, pathname)) {
      if (this.#ready.has(route.id) || this.#prefetched.has(route.id)) continue;
      this.#prefetched.add(route.id);
      void prefetchRoute(route, this.#modules, isOwnDocument);
    }
  }

  async #show(action: NavigationAction, location: RouterLocation): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const routes = routesOf(this.#manifest, location.pathname);
    if (routes.some(({ id }) => !this.#ready.has(id))) {
      this.#setState({ ...this.#state, pending: location });
      const failure = await this.#loadAll(routes);
      if (turn !== this.#turn) return;
      if (failure) {
        this.#complete(action, location, failure);
        return;
      }
    }
    const elsewhere = this.#redirectOf(routes, location);
    if (elsewhere === null) {
      this.#complete(action, location, null);
      return;
    }
    const address = (await elsewhere).headers.get('Location');
    if (turn === this.#turn && address !== null) {
      await this.navigate(address, { replace: action !== 'PUSH' });
    }
  }

  /** Loads what is missing of a page; what failed, where something did. */
  async #loadAll(routes: readonly ManifestRoute[]): Promise<RouteFailure | null> {
    const missing = routes.filter(({ id }) => !this.#ready.has(id));
    const results = await Promise.allSettled(
      missing.map(async (route) => {
        await loadRoute(route, this.#modules);
        this.#ready.add(route.id);
      }),
    );
    const failed = results.findIndex(({ status }) => status === 'rejected');
    const result = results[failed];
    const route = missing[failed];
    if (result?.status !== 'rejected' || !route) return null;
    return { boundary: boundaryOf(routes, route.id), error: result.reason };
  }

  /** The answer of a page that is an old address; null for every other. */
  #redirectOf(routes: readonly ManifestRoute[], location: RouterLocation) {
    const loader = this.#modules[routes.at(-1)?.id ?? '']?.clientLoader;
    if (!loader) return null;
    return loader({ request: { url: window.location.origin + writeLocation(location) } });
  }

  #complete(
    action: NavigationAction,
    location: RouterLocation,
    failure: RouteFailure | null,
  ): void {
    if (action !== 'POP') writeEntry(location, action === 'REPLACE');
    const matches = this.#matchesOf(location.pathname, failure?.boundary);
    this.#setState({ location, action, matches, failure, pending: null });
  }

  /** @param last the route that answers for one that failed: what is within it is not shown */
  #matchesOf(pathname: string, last?: string): readonly RouteMatch[] {
    const routes = routesOf(this.#manifest, pathname);
    const end = routes.findIndex(({ id }) => id === last);
    return routes.slice(0, end < 0 ? undefined : end + 1).flatMap(({ id }) => {
      const module = this.#modules[id];
      return module ? [{ id, module }] : [];
    });
  }

  #setState(state: RouterState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
