import type { Plugin } from 'vite';

const MODULES = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const LINKS = /react-router\/dist\/\w+\/lib\/dom\/ssr\/links\.js$/;
/** What the framework does when a page's code does not arrive. */
const RELOAD =
  /console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
/** What it does when a page's own rules do not arrive: it shows the page without them. */
const WITHOUT_STYLES = /link\.onerror = \(\) => \{\s*removeLink\(\);\s*resolve\(\);\s*\};/;
/** How it fetches a page's code ahead. */
const PREFETCH = /let mod = await loadRouteModule\(route, routeModules\);\s*return mod\.links/;

/**
 * React Router 8.4 reloads the page that is shown when another page's code does not arrive, even when nobody asked for that page and it
 * was only fetched ahead: offline the visitor is left with the browser's error page, and what was typed or answered is gone
 * (docs/decisions/018-code-that-does-not-arrive.md). A page whose own rules do not arrive it shows bare. With this, fetching ahead fails in
 * silence, and a page that was asked for and lacks its code or its rules fails with an error that the shell answers (app/shell/page-boundary.tsx).
 *
 * @throws Error at build when the framework's text has changed, so that an upgrade cannot bring the fault back unseen
 */
export function keepPageWhenCodeFails(): Plugin {
  return {
    name: 'keep-page-when-code-fails',
    apply: 'build',
    transform(code, id) {
      if (MODULES.test(id)) {
        return replaceOnce(
          code,
          RELOAD,
          "throw Object.assign(new Error('The code of a page did not arrive', { cause: error }), { name: 'RouteModuleError' });",
        );
      }
      if (LINKS.test(id)) {
        const quiet = replaceOnce(
          code,
          PREFETCH,
          'let mod = await loadRouteModule(route, routeModules).catch(() => ({})); return mod.links',
        );
        return replaceOnce(
          quiet.code,
          WITHOUT_STYLES,
          "link.onerror = () => { removeLink(); resolve(Promise.reject(Object.assign(new Error('The styles of a page did not arrive'), { name: 'RouteModuleError' }))); };",
        );
      }
      return undefined;
    },
  };
}

function replaceOnce(code: string, pattern: RegExp, text: string) {
  if (!pattern.test(code)) {
    throw new Error('React Router loads pages in another way: see keep-page-when-code-fails.ts');
  }
  return { code: code.replace(pattern, () => text), map: null };
}
