import practice from 'content:practice';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PartLoading } from '../ui/part-loading.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useShell } from './use-shell.ts';

/** In place of a page that failed. The address is already that of the page that was asked for. */
export function PageFailure() {
  const isCodeMissing = hasName(useRouteError(), 'RouteModuleError');
  const { failure } = useShell().words;
  const isOnline = navigator.onLine;
  // The site was replaced meanwhile: the page as it is now comes with one reload, and needs no code to be read.
  const isReloading = isCodeMissing && isOnline;

  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);

  if (isReloading) return <PartLoading />;
  return (
    <div className="wrap page-failure">
      <title>{`${failure.heading} | ${practice.name}`}</title>
      <h1 tabIndex={-1}>{failure.heading}</h1>
      <p className="lede">
        {isCodeMissing ? failure.noConnection : failure.ours} <PhoneLink phone={practice.phone} />.
      </p>
      <p className="action-row">
        <button className="button" type="button" onClick={() => window.location.reload()}>
          {failure.reload}
        </button>
        <button className="quiet-button" type="button" onClick={() => window.history.back()}>
          {failure.back}
        </button>
      </p>
    </div>
  );
}

function hasName(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
