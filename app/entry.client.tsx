import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { nameJumps } from './shell/entry-keys.ts';
import siteStylesheet from './styles/site.css?url';

/**
 * The page carries only the rules it needs (scripts/finish-build); the whole stylesheet, which dialogs and other
 * pages use, follows here, with the code that opens them.
 */
function loadWholeStylesheet(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = siteStylesheet;
  document.head.append(link);
}

if (import.meta.env.PROD) loadWholeStylesheet();

nameJumps();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
