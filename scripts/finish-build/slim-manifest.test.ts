import { expect, it } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

const FLAGS = { hasAction: false, hasLoader: false, css: [] };
const written = (routes: object, rest = {}) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes, url: '/m.js', ...rest })};`;

it('keeps what the router of the browser asks of a route', () => {
  const root = { id: 'root', path: '', hasErrorBoundary: true, module: '/root.js', ...FLAGS };
  const page = { id: 'page:/a', parentId: 'root', path: '/a', module: '/a.js', ...FLAGS };
  expect(
    slimManifest(
      written({
        root: { ...root, imports: ['/react.js'] },
        'page:/a': { ...page, hasErrorBoundary: false, imports: ['/react.js', '/plate.js'] },
      }),
    ),
  ).toBe(
    'window.__reactRouterManifest={"routes":{"root":{"id":"root","path":"","hasErrorBoundary":true,"module":"/root.js"},"page:/a":{"id":"page:/a","parentId":"root","path":"/a","module":"/a.js","imports":["/plate.js"]}}}',
  );
});

it('refuses what it does not know', () => {
  expect(() => slimManifest('export default {}')).toThrow('another form');
  const styled = { id: 'root', hasErrorBoundary: true, module: '/root.js', css: ['/a.css'] };
  expect(() => slimManifest(written({ root: styled }))).toThrow('page-styles.ts');
});
