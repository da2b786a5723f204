import { useLocation } from 'react-router';

/**
 * The address of the page as the URL map writes it. The framework prerenders `/team` as `/team/`; without this the
 * prerendered shell would differ from the one that the browser hydrates.
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
}
