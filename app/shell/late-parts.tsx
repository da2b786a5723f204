import { Measuring } from './measuring.tsx';
import { ToastHost } from './toast-host.tsx';
import { Tooltips } from './tooltips.tsx';

/** The parts of the shell that nobody needs at once. */
export function LateParts() {
  return (
    <>
      <Tooltips />
      <ToastHost />
      <Measuring />
    </>
  );
}
