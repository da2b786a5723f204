import practice from 'content:practice';
import { PageFailure } from './page-failure.tsx';

/**
 * In place of everything, where what failed stands around the pages, or is a form that stands alone. Without it the framework writes a page of its
 * own, by a script that Trusted Types forbid: nothing would be left.
 */
export function SiteFailure() {
  return (
    <main id="main" tabIndex={-1}>
      <PageFailure />
      {/* Loaded anew: what failed must not be kept. */}
      <p className="wrap site-failure-home">
        <a href="/">{practice.name} home page</a>
      </p>
    </main>
  );
}
