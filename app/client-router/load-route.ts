import type { LinkDescriptor } from 'react-router';
import type { ManifestRoute, RouteModule } from './routes.ts';

/** What `app/shell/page-failure.tsx` answers with a reload: the code or the rules of a page did not arrive. */
const MISSING = 'RouteModuleError';

/** The routes whose code is here; offline, only they can be shown (app/shell/use-offline-guard.ts). The starter begins it. */
export type RouteModules = Record<string, RouteModule>;

/**
 * Loads a route's code, and waits for the rules that it needs, so that no page is shown bare.
 *
 * @throws RouteModuleError where either does not arrive
 */
export async function loadRoute(route: ManifestRoute, modules: RouteModules): Promise<void> {
  const module = await importRoute(route, modules);
  await Promise.all(stylesheetsOf(module).map(preloadStyles));
}

/**
 * Fetches a route's code and rules ahead, in silence.
 *
 * @param isOwnDocument whether the browser loads its page as a document: its code is then for that, or for a frame, and nothing is shown with it here
 */
export async function prefetchRoute(
  route: ManifestRoute,
  modules: RouteModules,
  isOwnDocument: boolean,
): Promise<void> {
  for (const href of [route.module, ...(route.imports ?? [])]) {
    addLink({ rel: 'modulepreload', href });
  }
  if (isOwnDocument) return;
  try {
    for (const href of stylesheetsOf(await importRoute(route, modules))) {
      if (!isStyledBy(href)) addLink({ rel: 'prefetch', as: 'style', href });
    }
  } catch {
    // It is fetched again when it is asked for.
  }
}

async function importRoute(route: ManifestRoute, modules: RouteModules): Promise<RouteModule> {
  const known = modules[route.id];
  if (known) return known;
  try {
    const module: RouteModule = await import(/* @vite-ignore */ route.module);
    modules[route.id] = module;
    return module;
  } catch (cause) {
    throw missing('The code of a page did not arrive', cause);
  }
}

function stylesheetsOf(module: RouteModule): string[] {
  return (module.links?.() ?? []).flatMap((link) => styleAddress(link));
}

function styleAddress(link: LinkDescriptor): string[] {
  return 'rel' in link && link.rel === 'stylesheet' && link.href ? [link.href] : [];
}

/** Whether the document has a sheet already. */
function isStyledBy(href: string): boolean {
  return document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) !== null;
}

function preloadStyles(href: string): Promise<void> {
  if (isStyledBy(href)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = addLink({ rel: 'preload', as: 'style', href });
    const end = (settle: () => void) => () => {
      link.remove();
      settle();
    };
    link.addEventListener('load', end(resolve));
    link.addEventListener(
      'error',
      end(() => reject(missing('The styles of a page did not arrive'))),
    );
  });
}

function addLink(attributes: { rel: string; href: string; as?: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}

function missing(words: string, cause?: unknown): Error {
  return Object.assign(new Error(words, { cause }), { name: MISSING });
}
