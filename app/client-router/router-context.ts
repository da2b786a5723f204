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

export function useRouter(): ClientRouter {
  return present(use(RouterContext));
}

export function useShown(): Omit<RouterState, 'pending'> {
  return present(use(ShownContext));
}

export function useLocation(): RouterLocation {
  return useShown().location;
}

export function useNavigationType() {
  return useShown().action;
}

export function useNavigation(): { state: 'idle' | 'loading'; location?: RouterLocation } {
  const pending = use(PendingContext);
  return pending ? { state: 'loading', location: pending } : { state: 'idle' };
}

export function useMatches(): { id: string; handle: unknown }[] {
  return useShown().matches.map(({ id, module }) => ({ id, handle: module.handle }));
}

export function useRouteError(): unknown {
  return use(RouteErrorContext);
}

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
