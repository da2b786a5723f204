import practice from 'content:practice';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PartLoading } from '../ui/part-loading.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';

const HEADING = 'This page did not open';

/** In place of a page that failed. The address is already that of the page that was asked for. */
export function PageFailure() {
  const isCodeMissing = hasName(useRouteError(), 'RouteModuleError');
  const isOnline = navigator.onLine;
  // The site was replaced meanwhile: the page as it is now comes with one reload, and needs no code to be read.
  const isReloading = isCodeMissing && isOnline;

  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);

  if (isReloading) return <PartLoading />;
  return (
    <div className="wrap page-failure">
      <title>{`${HEADING} | ${practice.name}`}</title>
      <h1 tabIndex={-1}>{HEADING}</h1>
      <p className="lede">
        {isCodeMissing
          ? 'There is no connection to the internet just now. The page opens as soon as there is one. A phone call still reaches us: '
          : 'Something went wrong on our side. Loading the page again often helps. If it does not, a person will help you at '}
        <PhoneLink phone={practice.phone} />.
      </p>
      <p className="action-row">
        <button className="button" type="button" onClick={() => window.location.reload()}>
          Load the page again
        </button>
        <button className="quiet-button" type="button" onClick={() => window.history.back()}>
          Go back
        </button>
      </p>
    </div>
  );
}

function hasName(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
