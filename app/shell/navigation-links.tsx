import navigation from 'content:navigation';
import { NavLink } from 'react-router';

/** The nine links; the one to the page that is shown says so. */
export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul>
      {navigation.map((item) => (
        <li key={item.href}>
          <NavLink to={item.href} end={item.href === '/'} prefetch="intent" onClick={onFollow}>
            {item.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
