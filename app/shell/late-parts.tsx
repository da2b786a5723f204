import { Measuring } from './measuring.tsx';
import { ToastHost } from './toast-host.tsx';
import { Tooltips } from './tooltips.tsx';
import { useOfflineGuard } from './use-offline-guard.ts';

/** The parts of the shell that nobody needs at once. */
export function LateParts() {
  useOfflineGuard();
  return (
    <>
      <Tooltips />
      <ToastHost />
      <Measuring />
    </>
  );
}
