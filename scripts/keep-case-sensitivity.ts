import type { Plugin } from 'vite';

const ROUTES_MODULE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routes\.js$/;
/** How the framework begins to make a route of the browser's router. */
const ROUTE_OPENING = /let dataRoute = \{\s*id: route\.id,/;

/**
 * React Router 8.4 hands `caseSensitive` to the routes it renders with, but not to those of the browser: there `/Team` would open
 * the page that the server does not know, and `/airwayfamilies` would be taken for `/AirwayFamilies`, whose code is not loaded
 * (docs/decisions/008-case-sensitive-routes.md). This adds the missing property.
 *
 * @throws Error at build when the framework's text has changed, so that an upgrade cannot bring the fault back unseen
 */
export function keepCaseSensitivity(): Plugin {
  return {
    name: 'keep-case-sensitivity',
    apply: 'build',
    transform(code, id) {
      if (!ROUTES_MODULE.test(id)) return undefined;
      if (!ROUTE_OPENING.test(code)) {
        throw new Error(
          'React Router makes its routes in another way: see keep-case-sensitivity.ts',
        );
      }
      return {
        code: code.replace(
          ROUTE_OPENING,
          (opening) => `${opening} caseSensitive: route.caseSensitive,`,
        ),
        map: null,
      };
    },
  };
}
