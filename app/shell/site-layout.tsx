import announcement from 'content:announcement';
import { Outlet } from 'react-router';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import { CONSENT_PLACE_ID } from '../site/consent-place.ts';
import { Announcement } from './announcement.tsx';
import { chromeOf } from './page-chrome.ts';
import { isEmergencyPage } from './call-to-action.ts';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { DeferredParts } from './deferred-parts.tsx';
import { DialogHost } from './dialog-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HelpStrip } from './help-strip.tsx';
import { LegalLine } from './legal-line.tsx';
import { Menu } from './menu.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { PageLoading } from './page-loading.tsx';
import { PrefetchPages } from './prefetch-pages.tsx';
import { PreviewMark } from './preview-mark.tsx';
import { RouteChange } from './route-change.tsx';
import { SkipLinks } from './skip-links.tsx';
import { useNavigationSignal } from './use-navigation-signal.ts';
import { usePagePath } from './use-page-path.ts';
import { useShell } from './use-shell.ts';
import { useScrollState } from './use-scroll-state.ts';

/** Of the nine links, or of what opens them. */
const NAVIGATION_ID = 'navigation';
const FOOTER_NAVIGATION_ID = 'footer-quick-links';

/** Everything that stands around a page. */
export default function SiteLayout() {
  const path = usePagePath();
  const { hasHeader: hasHeaderAtOnce, hasFooter } = chromeOf(path);
  const isSignalled = useNavigationSignal();
  const hasHeader = hasHeaderAtOnce || isSignalled;
  /** The nine links, or the menu that has them. The emergency page has neither. */
  const hasNavigation = hasHeader || !isEmergencyPage(path);
  const { language } = useShell();
  const scroll = useScrollState();
  return (
    <>
      <SkipLinks navigationId={hasNavigation ? NAVIGATION_ID : FOOTER_NAVIGATION_ID} />
      {import.meta.env.SSR ? (
        <Announcement announcement={announcement} language={language} />
      ) : null}
      <div id={CONSENT_PLACE_ID} lang={ENGLISH} />
      <HelpStrip hasLinks={hasHeader && language === ENGLISH} navigationId={NAVIGATION_ID} />
      {hasHeader ? (
        <Header navigationId={NAVIGATION_ID} scroll={scroll} isLate={!hasHeaderAtOnce} />
      ) : null}
      <main id="main" tabIndex={-1}>
        <PageLoading>
          <Outlet />
        </PageLoading>
      </main>
      {hasFooter ? null : <LegalLine />}
      <div id="page-end" />
      <PreviewMark />
      {hasFooter ? <Footer /> : null}
      <Menu />
      <MobileBar scroll={scroll} />
      <RouteChange />
      {/* What opens over a page is in English so far. */}
      <div lang={ENGLISH}>
        <DialogHost />
      </div>
      <PartBoundary renderFallback={() => null}>
        <PrefetchPages />
        <DeferredParts />
      </PartBoundary>
    </>
  );
}
