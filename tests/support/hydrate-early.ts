import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/**
 * Shows a part of a page as the server made it, lets a visitor use it, and then brings it to life.
 *
 * @param part made twice, by server and browser
 * @param use what is done meanwhile; what it changes, no script hears
 */
export function hydrateEarly(part: ReactNode, use: (place: HTMLElement) => void): void {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(part);
  use(place);
  const root = hydrateRoot(place, part);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}
