import { Outlet, useLocation } from 'react-router';
import { chromeOf } from './page-chrome.ts';
import { DialogHost } from './dialog-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { PageLoading } from './page-loading.tsx';
import { PreviewMark } from './preview-mark.tsx';
import { RouteChange } from './route-change.tsx';
import { SkipLinks } from './skip-links.tsx';

const HEADER_NAVIGATION_ID = 'navigation';
const FOOTER_NAVIGATION_ID = 'footer-quick-links';

/** Everything that stands around a page. */
export default function SiteLayout() {
  const { pathname } = useLocation();
  const { hasHeader, hasFooter } = chromeOf(pathname);
  return (
    <>
      <SkipLinks navigationId={hasHeader ? HEADER_NAVIGATION_ID : FOOTER_NAVIGATION_ID} />
      {hasHeader ? <Header navigationId={HEADER_NAVIGATION_ID} /> : null}
      <main id="main" tabIndex={-1}>
        <PageLoading>
          <Outlet />
        </PageLoading>
      </main>
      <div id="page-end" />
      <PreviewMark />
      {hasFooter ? <Footer /> : null}
      <Menu />
      <MobileBar />
      <RouteChange />
      <DialogHost />
    </>
  );
}
