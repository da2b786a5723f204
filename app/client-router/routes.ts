import type { ComponentType, ReactNode } from 'react';
import type { LinkDescriptor, MetaDescriptor } from 'react-router';
import type { RouterLocation } from './location.ts';

/** What the build says of a route: which file has it, and what that file needs. */
export interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly hasErrorBoundary?: boolean;
  /** The address of its code. */
  readonly module: string;
  /** The addresses of what its code imports, but for what every page has. */
  readonly imports?: readonly string[];
}

export interface RouteManifest {
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

/** What `meta` of a page is told. */
interface MetaInput {
  readonly location: RouterLocation;
}

/** What a route's module may export (React Router's framework mode), as far as this site's do. */
export interface RouteModule {
  readonly default?: ComponentType;
  readonly ErrorBoundary?: ComponentType;
  /** The document; of the root alone. */
  readonly Layout?: ComponentType<{ children: ReactNode }>;
  readonly handle?: unknown;
  readonly links?: () => readonly LinkDescriptor[];
  readonly meta?: (input: MetaInput) => readonly MetaDescriptor[];
  /** Says where an old address leads. */
  readonly clientLoader?: (input: { request: { url: string } }) => Response | Promise<Response>;
}

/** A route that is part of what is shown, from the document inwards. */
export interface RouteMatch {
  readonly id: string;
  readonly module: RouteModule;
}

/** Any address that no other route has. */
const ANY_PATH = '*';

/**
 * The routes that an address shows, the root first. Addresses are compared as they are written, capitals too
 * (docs/decisions/008-case-sensitive-routes.md); a slash at the end makes no other page.
 *
 * @throws Error where the manifest has no route for any address
 */
export function routesOf(manifest: RouteManifest, pathname: string): readonly ManifestRoute[] {
  const wanted = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const all = Object.values(manifest.routes);
  const leaf = all.find(({ path }) => path === wanted) ?? all.find(({ path }) => path === ANY_PATH);
  if (!leaf) throw new Error('no route for any address');
  return chainOf(manifest, leaf);
}

function chainOf(manifest: RouteManifest, route: ManifestRoute): readonly ManifestRoute[] {
  if (route.parentId === undefined) return [route];
  const parent = manifest.routes[route.parentId];
  if (!parent) throw new Error(`no route ${route.parentId} in the manifest`);
  return [...chainOf(manifest, parent), route];
}

/** Which of the routes answers for one that failed: the nearest around it that can, else the root. */
export function boundaryOf(routes: readonly ManifestRoute[], failedId: string): string {
  const upTo = routes.slice(0, routes.findIndex(({ id }) => id === failedId) + 1);
  return (upTo.findLast(({ hasErrorBoundary }) => hasErrorBoundary) ?? routes[0])?.id ?? failedId;
}
