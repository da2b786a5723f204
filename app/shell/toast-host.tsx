import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { retryingLazy } from '../ui/retrying-lazy.tsx';
import { currentToast, showToast, subscribeToToasts } from '../ui/toasts.ts';
import { subscribeToToggles, topLayer } from './top-layer.ts';
import { useShell } from './use-shell.ts';

const loadToaster = () => import('../features/toasts/toaster.tsx');
const Toaster = retryingLazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Where the toasts of the whole site appear; their code comes once the page has come to rest. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const layer = useSyncExternalStore(subscribeToToggles, topLayer, () => null);

  const { language, words } = useShell();
  const { offline } = words;

  useEffect(() => {
    // Before the line is gone, because its going is one of the things to tell. Should it not come, it is tried again.
    loadToaster().catch(() => undefined);
    const tellOffline = () =>
      showToast({
        title: offline.here,
        text: offline.stays,
        variant: 'destructive',
      });
    const tellOnline = () => showToast({ title: offline.again });
    window.addEventListener('offline', tellOffline);
    window.addEventListener('online', tellOnline);
    return () => {
      window.removeEventListener('offline', tellOffline);
      window.removeEventListener('online', tellOnline);
    };
  }, [offline]);

  if (!toast || !layer) return null;
  return createPortal(
    <PartBoundary key={toast.id} renderFallback={() => null}>
      <Suspense fallback={null}>
        <Toaster toast={toast} layer={layer} words={words.toast} language={language} />
      </Suspense>
    </PartBoundary>,
    layer,
  );
}
