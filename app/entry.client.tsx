import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { nameJumps } from './shell/entry-keys.ts';
import type { Precedence } from './styles/page-styles.ts';

const LATER: readonly Precedence[] = ['site', 'page', 'print'];

/**
 * The page carries only the rules it needs, and the names of the sheets that they are from (scripts/finish-build/inline-critical-css.ts). The
 * whole sheets, for what opens over the page and for states it does not begin in, follow here, in the order of their precedence.
 */
function loadWholeStylesheets(): void {
  const { dataset } = document.querySelector<HTMLStyleElement>('style[data-site]') ?? {};
  const links = LATER.flatMap((precedence) =>
    (dataset?.[precedence]?.split(' ') ?? []).map((href) => linkTo(href, precedence)),
  );
  const of = (wanted: Precedence) =>
    links.filter(({ dataset: { precedence } }) => precedence === wanted);
  for (const link of of('print')) link.media = 'print';
  layAfter(of('site'), of('page'));
  document.head.append(...links);
}

function linkTo(href: string, precedence: Precedence): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.precedence = precedence;
  return link;
}

/**
 * Lets sheets hold only once others are there, or do not come. The site's rules stand below the page's, and above the few that the page
 * carries: alone they would undo what the page says of the same things, and all of it would jump twice.
 */
function layAfter(links: readonly HTMLLinkElement[], awaited: readonly HTMLLinkElement[]): void {
  for (const link of links) {
    link.media = 'not all';
    // What holds on no screen would come last.
    link.fetchPriority = 'high';
  }
  const settled = awaited.map(
    (link) =>
      new Promise((settle) => {
        for (const end of ['load', 'error']) link.addEventListener(end, settle, { once: true });
      }),
  );
  void Promise.all(settled).then(() => links.forEach(holdEverywhere));
}

function holdEverywhere(link: HTMLLinkElement): void {
  link.media = 'all';
}

if (import.meta.env.PROD) loadWholeStylesheets();

nameJumps();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
