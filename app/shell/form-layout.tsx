import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';

/**
 * Around the forms' pages, which have nothing else around them: from one to another no document is loaded, so that a form in the other language has
 * what was typed in this one (app/site/kept-forms.ts). The next one begins at its top, with the focus on its heading.
 */
export default function FormLayout() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return <Outlet />;
}
