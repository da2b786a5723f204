import { MOBILE_BAR_ID } from './mobile-bar.tsx';

/** The first stops of the keyboard (product 3.7). On narrow screens the navigation is the menu, whose button stands in the bar. */
export function SkipLinks({ navigationId }: { navigationId: string }) {
  return (
    <div className="skip-links">
      <a href="#main">Skip to main content</a>
      <a className="skip-on-wide" href={`#${navigationId}`}>
        Skip to navigation
      </a>
      <a className="skip-on-narrow" href={`#${MOBILE_BAR_ID}`}>
        Skip to navigation
      </a>
    </div>
  );
}
