import navigation from 'content:navigation';
import { NavLink } from 'react-router';

interface NavigationLinksProps {
  /** Whether the page takes the place of the entry in the history that the visitor is at. */
  isReplacing?: boolean;
  hasTooltips?: boolean;
}

/** The nine links; the one to the page that is shown says so. */
export function NavigationLinks({
  isReplacing = false,
  hasTooltips = false,
}: NavigationLinksProps) {
  return (
    <ul>
      {navigation.map((item) => (
        <li key={item.href}>
          <NavLink
            to={item.href}
            end={item.href === '/'}
            prefetch="intent"
            data-tooltip={hasTooltips ? item.hint : undefined}
            replace={isReplacing}
          >
            {item.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
