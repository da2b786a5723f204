import navigation from 'content:navigation';
import shell from 'content:shell';
import { NavLink } from 'react-router';

interface NavigationLinksProps {
  /** Whether the page takes the place of the entry in the history that the visitor is at. */
  isReplacing?: boolean;
  /** Where they stand: what a link leads to is a tooltip in the row, and a line below it in the menu. */
  within: 'row' | 'menu';
}

/** The nine links; the one to the page that is shown says so. */
export function NavigationLinks({ isReplacing = false, within }: NavigationLinksProps) {
  return (
    <ul>
      {navigation.map(({ href, label, hint }) => (
        <li key={href}>
          <NavLink
            to={href}
            end={href === '/'}
            prefetch="intent"
            data-tooltip={within === 'row' ? hint : undefined}
            replace={isReplacing}
          >
            {({ isActive }) =>
              within === 'row' ? label : <MenuLabel label={label} hint={hint} isHere={isActive} />
            }
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** A link's name is its label alone; that it leads to this page is said by `aria-current`. */
function MenuLabel({ label, hint, isHere }: { label: string; hint: string; isHere: boolean }) {
  return (
    <>
      {label}
      {isHere ? (
        <span className="menu-here" aria-hidden="true">
          {shell.menu.here}
        </span>
      ) : null}
      <span className="menu-hint" aria-hidden="true">
        {hint}
      </span>
    </>
  );
}
