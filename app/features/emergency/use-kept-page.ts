import { useEffect, useState } from 'react';

/** Written by the build (scripts/finish-build/emergency-worker.ts). */
const WORKER_PATH = '/emergency-worker.js';
/** The one policy that the site's Content-Security-Policy names: it knows one address (docs/decisions/097-one-page-without-a-connection.md). */
const POLICY_NAME = 'emergency-worker';

/**
 * Has the browser keep this page, so that it opens without a connection.
 *
 * @returns whether it is kept; false where the browser cannot, or does not yet
 */
export function useKeptPage(): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined;
    const left = new AbortController();
    const keep = async () => {
      try {
        // Its type says a string; the browser takes a trusted address where it insists on one, and only that.
        await navigator.serviceWorker.register(workerAddress() as string, {
          updateViaCache: 'none',
        });
        await navigator.serviceWorker.ready;
        if (!left.signal.aborted) setIsKept(true);
      } catch {
        // No room, or a visitor's own setting: the page works as any other then.
      }
    };
    // Not while the page's own files are still coming.
    if (document.readyState === 'complete') void keep();
    else window.addEventListener('load', () => void keep(), { once: true, signal: left.signal });
    return () => left.abort();
  }, []);
  return isKept;
}

declare global {
  interface Window {
    /** In Chromium alone so far. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): unknown };
    };
  }
}

let trustedAddress: unknown;

/** A policy's name can be used once a document, and a visitor may come to this page twice. */
function workerAddress(): unknown {
  trustedAddress ??=
    window.trustedTypes
      ?.createPolicy(POLICY_NAME, { createScriptURL: () => WORKER_PATH })
      .createScriptURL(WORKER_PATH) ?? WORKER_PATH;
  return trustedAddress;
}
