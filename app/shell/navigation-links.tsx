import navigation from 'content:navigation';
import { NavLink } from 'react-router';

interface NavigationLinksProps {
  onFollow?: () => void;
  hasTooltips?: boolean;
}

/** The nine links; the one to the page that is shown says so. */
export function NavigationLinks({ onFollow, hasTooltips = false }: NavigationLinksProps) {
  return (
    <ul>
      {navigation.map((item) => (
        <li key={item.href}>
          <NavLink
            to={item.href}
            end={item.href === '/'}
            prefetch="intent"
            data-tooltip={hasTooltips ? item.hint : undefined}
            onClick={onFollow}
          >
            {item.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
