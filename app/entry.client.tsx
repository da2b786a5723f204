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
  for (const precedence of LATER) {
    for (const href of dataset?.[precedence]?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.dataset.precedence = precedence;
      if (precedence === 'print') link.media = 'print';
      document.head.append(link);
    }
  }
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
