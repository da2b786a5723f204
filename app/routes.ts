import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import { loadRedirects } from './content/navigation.server.ts';
import { ANY_PATH_FILE, PAGES } from './url-map.ts';

const pageRoute = ({ path, file }: { path: string; file: string }) => ({
  ...route(path, `pages/${file}`, { id: `page:${path}` }),
  // `/AirwayFamilies` and `/airwayfamilies` are two addresses; `/Team` is none.
  caseSensitive: true,
});

export default [
  layout('shell/form-layout.tsx', PAGES.filter((page) => page.embed).map(pageRoute)),
  layout('shell/site-layout.tsx', [
    // A page that fails while rendering is replaced here, within header and footer.
    layout('shell/page-boundary.tsx', [
      ...PAGES.filter((page) => !page.embed).map(pageRoute),
      ...Object.keys(loadRedirects()).map((from) =>
        pageRoute({ path: from, file: 'redirect.tsx' }),
      ),
      ...(process.env.NODE_ENV === 'development' ? [route('/_ui', 'dev/ui-page.tsx')] : []),
      route('*', `pages/${ANY_PATH_FILE}`),
    ]),
  ]),
] satisfies RouteConfig;
