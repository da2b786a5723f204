import practice from 'content:practice';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePagePath } from './use-page-path.ts';

const CallRequestDialog = lazy(async () => ({
  default: (await import('../features/call-request/call-request-dialog.tsx')).CallRequestDialog,
}));

const CALL_REQUEST_PATH = '/embed/discovery-call';

/**
 * Opens dialogs for links that have an address of their own. Without JavaScript, or with a modifier key, such a link
 * leads to the page; here the same page is framed in a dialog over the one the visitor is on.
 */
export function DialogHost() {
  const [isCallRequestOpen, setIsCallRequestOpen] = useState(false);
  const path = usePagePath();

  // A link within a dialog leads on: the dialog does not stay over the page it leads to.
  useEffect(() => () => setIsCallRequestOpen(false), [path]);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.getAttribute('href') !== CALL_REQUEST_PATH) return;
      event.preventDefault();
      setIsCallRequestOpen(true);
    };
    // In the capturing phase: the router's own handler must find the click prevented.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);

  if (!isCallRequestOpen) return null;
  return (
    <Suspense>
      <CallRequestDialog phone={practice.phone} onClose={() => setIsCallRequestOpen(false)} />
    </Suspense>
  );
}
