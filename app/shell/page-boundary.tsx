import practice from 'content:practice';
import { Outlet } from 'react-router';
import { TextLink } from '../ui/text-link.tsx';
import { callHref } from '../ui/phone-href.ts';

/** Stands between the shell and the pages, so that a page that fails keeps header, footer and phone number. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <div className="wrap page-failure">
      <h1 tabIndex={-1}>This page did not open</h1>
      <p className="lede">
        Something went wrong on our side. Loading the page again often helps. If it does not, call{' '}
        <a href={callHref(practice.phone)}>{practice.phone}</a> and a person will help you.
      </p>
      <p className="action-row">
        <button className="button" type="button" onClick={() => window.location.reload()}>
          Load the page again
        </button>
        <TextLink className="quiet-link" href="/">
          Go to the front page
        </TextLink>
      </p>
    </div>
  );
}
