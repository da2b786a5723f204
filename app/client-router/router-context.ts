import { createContext, use, useCallback, type ReactNode } from 'react';
import type { ClientRouter, NavigateOptions, RouterState } from './client-router.ts';
import type { Destination, RouterLocation } from './location.ts';

/** The router, and what it shows; a page that is on its way is told apart, since few listen for it. */
export const RouterContext = createContext<ClientRouter | null>(null);
export const ShownContext = createContext<Omit<RouterState, 'pending'> | null>(null);
export const PendingContext = createContext<RouterLocation | null>(null);
/** What stands within a layout. */
export const OutletContext = createContext<ReactNode>(null);
export const RouteErrorContext = createContext<unknown>(undefined);

/** For who sends a visitor somewhere, or fetches ahead: it is one object for good, and no change of page draws its users anew. @throws Error outside of a router */
export function useRouter(): ClientRouter {
  return present(use(RouterContext));
}

/** Changes once a page's code is here, or has failed, and not when it is asked for: for that there is `useNavigation`. @throws Error outside of a router */
export function useShown(): Omit<RouterState, 'pending'> {
  return present(use(ShownContext));
}

/** The address in the bar as far as its page is shown, with the entry's key and state: while another is on its way, still the one before. */
export function useLocation(): RouterLocation {
  return useShown().location;
}

/** `POP` is the first page too, after a reload as well: it was come to by no link of this page's. */
export function useNavigationType() {
  return useShown().action;
}

/** `loading`, with where it leads, while a page's code is on its way; `idle` throughout where the code is here already. */
export function useNavigation(): { state: 'idle' | 'loading'; location?: RouterLocation } {
  const pending = use(PendingContext);
  return pending ? { state: 'loading', location: pending } : { state: 'idle' };
}

/**
 * What each route's module exports as `handle`, undefined where it exports none; the root's first. Where code did not load, down to the route
 * that answers for it.
 */
export function useMatches(): { id: string; handle: unknown }[] {
  return useShown().matches.map(({ id, module }) => ({ id, handle: module.handle }));
}

/** For what stands in place of a page that failed: what was thrown, as it loaded or as it was rendered. Undefined anywhere else. */
export function useRouteError(): unknown {
  return use(RouteErrorContext);
}

/** A function that stays the same as pages change, so that effects may name it. Its promise ends as that of `ClientRouter.navigate`. */
export function useNavigate() {
  const router = useRouter();
  return useCallback(
    (to: Destination | number, options?: NavigateOptions) => router.navigate(to, options),
    [router],
  );
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('rendered outside of its router');
  return value;
}
