import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { ENGLISH, hasSpanish, languageOf } from '../domain/languages/page-languages.ts';
import { PromisedTime } from './features/promise/promised-time.tsx';
import { StructuredData } from './seo/structured-data.tsx';
import cormorant from './styles/fonts/cormorant-500.woff2?url';
import hankenGrotesk from './styles/fonts/hanken-grotesk.woff2?url';
import foundationStylesheet from './styles/foundation.css?url';
import type { Precedence } from './styles/page-styles.ts';
import printStylesheet from './styles/prints.css?url';
import siteStylesheet from './styles/site.css?url';
import { PromiseSlot } from './site/promise-slot.tsx';
import { usePagePath } from './shell/use-page-path.ts';

export { SiteFailure as ErrorBoundary } from './shell/site-failure.tsx';

const PROMISED_TIME = <PromisedTime />;
/** What every first screen is set in. The italic is not among them: some pages have none, and the others ask for it when they are laid out. */
const PRELOADED_FONTS = [cormorant, hankenGrotesk];

/** Where they are linked; a finished page carries what it needs of them, and its entry fetches the rest (app/entry.client.tsx). */
const HAS_STYLESHEETS = import.meta.env.SSR || import.meta.env.DEV;
const PRINT: Precedence = 'print';
/** What every page comes with, around its own (page-styles.ts). */
const STYLESHEETS: readonly { href: string; precedence: Precedence }[] = [
  { href: foundationStylesheet, precedence: 'foundation' },
  { href: siteStylesheet, precedence: 'site' },
];

/**
 * The document. Scripts, structured data and the links of the site's stylesheets stand only in the prerendered HTML: in the browser React
 * leaves elements of head and body that it does not know alone, and it must never create a script element there,
 * which Trusted Types forbid.
 */
export function Layout({ children }: { children: ReactNode }) {
  const path = usePagePath();
  return (
    // That no page is at an address is said in English, behind `/es` too.
    <html lang={hasSpanish(path) ? languageOf(path) : ENGLISH}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1f236b" />
        {PRELOADED_FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {HAS_STYLESHEETS
          ? STYLESHEETS.map((sheet) => <link key={sheet.href} rel="stylesheet" {...sheet} />)
          : null}
        <Links />
        {HAS_STYLESHEETS ? (
          <link rel="stylesheet" href={printStylesheet} precedence={PRINT} />
        ) : null}
        {import.meta.env.SSR ? <StructuredData /> : null}
      </head>
      <body>
        {children}
        {import.meta.env.SSR ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(announceAlive, []);
  return (
    <PromiseSlot value={PROMISED_TIME}>
      <Outlet />
    </PromiseSlot>
  );
}

declare global {
  interface Window {
    /** Something that was clicked before the page was alive; kept by the starter (scripts/finish-build/defer-entry.ts). */
    clickToReplay?: HTMLElement;
  }
}

/** Marks the page as alive, and makes the click again that came too early. */
function announceAlive(): void {
  document.documentElement.dataset.alive = '';
  const early = window.clickToReplay;
  delete window.clickToReplay;
  // Not within this effect: React must be free to bring the clicked part to life first.
  if (early) setTimeout(() => early.click());
}
