import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { resolveDestination, writeLocation, type Destination } from './location.ts';
import { useLocation, useRouter } from './router-context.ts';

/** A link that is rested on for so long is likely to be followed. */
const INTENT_DELAY_MS = 100;

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: Destination;
  /** Whether the page is fetched ahead when a pointer, a finger or the focus rests on the link. */
  prefetch?: 'none' | 'intent';
  /** In place of the entry that the visitor is at; so is a link to where they are. */
  replace?: boolean | undefined;
  /** Kept with the entry that the link makes. */
  state?: unknown;
};

/** A link within the site that changes the page without loading it anew, where what stands around it stays. */
export function Link(props: LinkProps) {
  const { to, prefetch = 'none', replace, state, onClick, children, ...rest } = props;
  const router = useRouter();
  const here = useLocation();
  const href = writeLocation(resolveDestination(to, here.pathname));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, rest.target) || router.isElsewhere(to))
      return;
    const isHere = href === writeLocation(here);
    // To the place that the address names already: the browser goes there again by itself.
    if (isHere && here.hash) return;
    event.preventDefault();
    void router.navigate(to, { replace: replace ?? isHere, state });
  };
  const intent = useIntent(prefetch === 'intent', () => router.prefetch(to));
  // `data-discover`: as the server writes it.
  return (
    <a {...rest} {...intent} href={href} onClick={follow} data-discover="true">
      {children}
    </a>
  );
}

type NavLinkProps = Omit<LinkProps, 'children' | 'className'> & {
  /** Whether pages below it are other pages. */
  end?: boolean;
  children: (state: { isActive: boolean }) => ReactNode;
};

/** A link that knows whether it leads to the page that is shown. */
export function NavLink({ end = false, children, ...rest }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = resolveDestination(rest.to, here).pathname.toLowerCase();
  const isActive = here === there || (!end && here.startsWith(`${there}/`));
  return (
    <Link
      {...rest}
      aria-current={isActive ? 'page' : undefined}
      className={isActive ? 'active' : ''}
    >
      {children({ isActive })}
    </Link>
  );
}

function isPlainClick(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && (!target || target === '_self') && !isModified;
}

/** The handlers of a link that notice when it is rested on. */
function useIntent(isWanted: boolean, act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isWanted) return {};
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, INTENT_DELAY_MS);
  };
  const end = () => clearTimeout(timer.current);
  return {
    onFocus: begin,
    onBlur: end,
    onMouseEnter: begin,
    onMouseLeave: end,
    onTouchStart: begin,
  };
}
