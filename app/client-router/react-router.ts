/**
 * What the site uses of React Router, for the browser. The build takes this in its place (scripts/own-client-router.ts); rendering ahead, development and
 * the tests of components use the package itself (docs/decisions/205-a-router-of-our-own-in-the-browser.md).
 */
export { Links, Meta, PrefetchPageLinks, Scripts } from './document-head.tsx';
export { HydratedRouter } from './hydrated-router.tsx';
export { Link, NavLink } from './link.tsx';
export {
  asItIs as UNSAFE_withComponentProps,
  asItIs as UNSAFE_withErrorBoundaryProps,
  Outlet,
} from './route-outlet.tsx';
export { redirect } from './redirect.ts';
export {
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRouteError,
} from './router-context.ts';
