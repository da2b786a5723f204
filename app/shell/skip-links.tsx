import type { MouseEvent } from 'react';
import { focusPlace } from './focus-place.ts';
import { MOBILE_BAR_ID } from './mobile-bar.tsx';
import { useShell } from './use-shell.ts';

/** The first stops of the keyboard (product 3.7). On narrow screens the navigation is the menu, whose button stands in the bar. */
export function SkipLinks({ navigationId }: { navigationId: string }) {
  const { skip } = useShell().words;
  return (
    <div className="skip-links">
      <a href="#main" onClick={goThere}>
        {skip.main}
      </a>
      <a className="skip-on-wide" href={`#${navigationId}`} onClick={goThere}>
        {skip.navigation}
      </a>
      <a className="skip-on-narrow" href={`#${MOBILE_BAR_ID}`} onClick={goThere}>
        {skip.navigation}
      </a>
    </div>
  );
}

/** As the browser would, but for the address: at its end may stand an appointment's key, a chosen case, an open door. */
function goThere(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (!place) return;
  event.preventDefault();
  focusPlace(place);
  place.scrollIntoView();
}
