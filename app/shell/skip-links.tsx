import { MOBILE_BAR_ID } from './mobile-bar.tsx';
import { useShell } from './use-shell.ts';

/** The first stops of the keyboard (product 3.7). On narrow screens the navigation is the menu, whose button stands in the bar. */
export function SkipLinks({ navigationId }: { navigationId: string }) {
  const { skip } = useShell().words;
  return (
    <div className="skip-links">
      <a href="#main">{skip.main}</a>
      <a className="skip-on-wide" href={`#${navigationId}`}>
        {skip.navigation}
      </a>
      <a className="skip-on-narrow" href={`#${MOBILE_BAR_ID}`}>
        {skip.navigation}
      </a>
    </div>
  );
}
