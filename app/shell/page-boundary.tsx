import { Outlet } from 'react-router';

export { PageFailure as ErrorBoundary } from './page-failure.tsx';

/** Stands between the shell and the pages, so that a page that fails keeps header, footer and phone number. */
export default function PageBoundary() {
  return <Outlet />;
}
