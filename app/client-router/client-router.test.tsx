import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClientRouter, type RouterState } from './client-router.ts';
import type { RouteModules } from './load-route.ts';
import type { RouteManifest } from './routes.ts';

/** Lets the code of the page /slow arrive. */
const GATE = 'letSlowArrive';

const code = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const PAGE = code('export const handle = 1; export default () => null;');

function siteOf(): RouteManifest {
  const page = (path: string, module = PAGE, parentId = 'root') => ({
    id: path,
    parentId,
    path,
    hasErrorBoundary: false,
    module,
  });
  const routes = [
    { id: 'root', path: '', hasErrorBoundary: true, module: PAGE },
    page('/first'),
    page('/second'),
    { id: 'frame', parentId: 'root', module: PAGE },
    page('/framed', PAGE, 'frame'),
    page('/framed-too', PAGE, 'frame'),
    page(
      '/slow',
      code(`await new Promise((go) => { globalThis.${GATE} = go; }); export default () => null;`),
    ),
    page('/broken', '/no-such-file.js'),
    page('/bare', code("export const links = () => [{ rel: 'stylesheet', href: '/none.css' }];")),
    page(
      '/old',
      code(
        "export const clientLoader = ({ request }) => new Response(null, { status: 302, headers: { Location: '/second' + new URL(request.url).search } });",
      ),
    ),
    page('*'),
  ];
  return { routes: Object.fromEntries(routes.map((route) => [route.id, route])) };
}

const addressHere = () => window.location.pathname + window.location.search + window.location.hash;
const before = addressHere();

function start(path: string) {
  window.history.replaceState(null, '', path);
  const router = new ClientRouter(siteOf(), { root: {}, [path]: {} });
  const seen: RouterState[] = [];
  router.subscribe((state) => seen.push(state));
  return { router, seen };
}

const shownBy = ({ state }: ClientRouter) => state.matches.at(-1)?.id;

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => window.history.replaceState(null, '', before));

describe('the router of the browser', () => {
  it('begins with the page that was opened, and marks its entry', () => {
    const { router } = start('/first');
    expect(shownBy(router)).toBe('/first');
    expect(router.state).toMatchObject({ action: 'POP', pending: null });
    expect(router.state.location.key).toBe('default');
    expect(window.history.state).toEqual({ idx: 0 });
  });

  it('shows a page once its code is there, and changes the address with it', async () => {
    const { router } = start('/first');
    const arrival = router.navigate('/second?a=1#b', { state: { from: 'a test' } });
    expect(addressHere()).toBe('/first');
    expect(router.state.pending?.pathname).toBe('/second');
    await arrival;
    expect(addressHere()).toBe('/second?a=1#b');
    expect(shownBy(router)).toBe('/second');
    expect(router.state).toMatchObject({ action: 'PUSH', pending: null });
    expect(router.state.location.state).toEqual({ from: 'a test' });
    expect(window.history.state).toMatchObject({ key: router.state.location.key, idx: 1 });
  });

  it('changes what is here already at once, as one more entry or in place of one', async () => {
    const { router } = start('/first');
    const length = window.history.length;
    void router.navigate('#a', { replace: true });
    expect(addressHere()).toBe('/first#a');
    expect(router.state.action).toBe('REPLACE');
    expect(window.history.length).toBe(length);
    void router.navigate('?b=1');
    expect(addressHere()).toBe('/first?b=1');
    expect(window.history.state).toMatchObject({ idx: 1 });
  });

  it('goes back to where the visitor was', async () => {
    const { router } = start('/first');
    await router.navigate('/second');
    await router.navigate(-1);
    await expect.poll(() => shownBy(router)).toBe('/first');
    expect(router.state).toMatchObject({ action: 'POP', location: { key: 'default' } });
  });

  it('shows what was asked for last, whatever arrives first', async () => {
    const { router, seen } = start('/first');
    const slow = router.navigate('/slow');
    await expect.poll(() => Reflect.get(globalThis, GATE)).toBeTypeOf('function');
    await router.navigate('/second');
    Reflect.get(globalThis, GATE)();
    await slow;
    expect(shownBy(router)).toBe('/second');
    expect(addressHere()).toBe('/second');
    expect(seen.map(({ matches }) => matches.at(-1)?.id)).not.toContain('/slow');
  });

  it.each([
    ['code', '/broken'],
    ['rules', '/bare'],
  ])('hands a page whose %s do not arrive to the nearest that answers', async (_, path) => {
    const { router } = start('/first');
    await router.navigate(path);
    expect(router.state.failure).toMatchObject({
      boundary: 'root',
      error: { name: 'RouteModuleError' },
    });
    expect(router.state.matches.map(({ id }) => id)).toEqual(['root']);
    expect(addressHere()).toBe(path);
    await router.navigate('/second');
    expect(router.state.failure).toBeNull();
    expect(shownBy(router)).toBe('/second');
  });

  it('follows an old address to the new one, with its search and one entry', async () => {
    const { router } = start('/first');
    await router.navigate('/old?a=1');
    expect(addressHere()).toBe('/second?a=1');
    expect(shownBy(router)).toBe('/second');
    expect(window.history.state).toMatchObject({ idx: 1 });
  });

  it('knows which pages stand outside of what is around the one that is shown', () => {
    const { router } = start('/framed');
    expect(router.isElsewhere('/framed-too?a=1#b')).toBe(false);
    expect(router.isElsewhere('#b')).toBe(false);
    expect(router.isElsewhere('/first')).toBe(true);
  });

  it('counts no page as here that the browser loads as a document, though its code was fetched ahead', async () => {
    window.history.replaceState(null, '', '/framed');
    const modules: RouteModules = { root: {}, frame: {}, '/framed': {} };
    const router = new ClientRouter(siteOf(), modules);
    router.prefetch('/first');
    router.prefetch('/framed-too');
    await expect.poll(() => Object.keys(modules)).toContain('/framed-too');
    expect(Object.keys(modules)).not.toContain('/first');
  });

  it('fetches ahead in silence, and once', async () => {
    const { router } = start('/first');
    const preloads = () => document.querySelectorAll(`link[rel="modulepreload"][href="${PAGE}"]`);
    const already = preloads().length;
    router.prefetch('/second');
    router.prefetch('/second#a');
    router.prefetch('/broken');
    expect(preloads().length).toBe(already + 1);
    expect(router.state).toMatchObject({ failure: null, pending: null });
  });
});
