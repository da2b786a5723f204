import { NavLink } from 'react-router';
import { useShell } from './use-shell.ts';

interface NavigationLinksProps {
  /** Whether the page takes the place of the entry in the history that the visitor is at. */
  isReplacing?: boolean;
  /** Where they stand: what a link leads to is a tooltip in the row, and a line below it in the menu. */
  within: 'row' | 'menu';
}

/** The nine links; the one to the page that is shown says so. */
export function NavigationLinks({ isReplacing = false, within }: NavigationLinksProps) {
  const { navigation, words } = useShell();
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
              within === 'row' ? (
                label
              ) : (
                <MenuLabel label={label} hint={hint} here={isActive ? words.menu.here : null} />
              )
            }
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

interface MenuLabelProps {
  label: string;
  hint: string;
  /** What is said of the page that is shown. */
  here: string | null;
}

/** A link's name is its label alone; that it leads to this page is said by `aria-current`. */
function MenuLabel({ label, hint, here }: MenuLabelProps) {
  return (
    <>
      {label}
      {here ? (
        <span className="menu-here" aria-hidden="true">
          {here}
        </span>
      ) : null}
      <span className="menu-hint" aria-hidden="true">
        {hint}
      </span>
    </>
  );
}
