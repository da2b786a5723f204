import { useEffect } from 'react';
import { TELL_NOT_HERE } from '../site/window-events.ts';
import { showToast } from '../ui/toasts.ts';
import { isEmergencyPage } from './call-to-action.ts';
import { useShell } from './use-shell.ts';

/**
 * While there is no line, a link to a page whose code is not here keeps the visitor on the page that is: what was typed or answered stays,
 * and the notice says why nothing happened. The emergency page is another matter where the browser keeps it: that one is opened from there.
 */
export function useOfflineGuard(): void {
  const { offline } = useShell().words;
  useEffect(() => {
    const tell = () =>
      showToast({ title: offline.here, text: offline.notKept, variant: 'destructive' });
    const guard = (event: MouseEvent) => {
      if (navigator.onLine || event.defaultPrevented || event.button !== 0) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!link || link.target || !href?.startsWith('/') || isCodeHere(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      if (isEmergencyPage(link.pathname) && isSomethingKept())
        return window.location.assign(link.href);
      tell();
    };
    document.addEventListener('click', guard, { capture: true });
    window.addEventListener(TELL_NOT_HERE, tell);
    return () => {
      document.removeEventListener('click', guard, { capture: true });
      window.removeEventListener(TELL_NOT_HERE, tell);
    };
  }, [offline]);
}

/** Whether this device keeps the emergency page, which the service worker answers with (features/emergency/use-kept-page.ts). */
function isSomethingKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** The framework keeps the code of pages by the routes' ids, which are made of their paths (app/routes.ts). */
function isCodeHere(path: string): boolean {
  const modules: unknown = Reflect.get(window, '__reactRouterRouteModules');
  return typeof modules === 'object' && modules !== null && `page:${path}` in modules;
}
