import { describe, expect, it } from 'vitest';
import { boundaryOf, routesOf, type ManifestRoute, type RouteManifest } from './routes.ts';

const route = (id: string, parentId?: string, path?: string, hasErrorBoundary = false) => ({
  id,
  hasErrorBoundary,
  module: `/assets/${id}.js`,
  ...(parentId === undefined ? {} : { parentId }),
  ...(path === undefined ? {} : { path }),
});

const manifestOf = (...routes: ManifestRoute[]): RouteManifest => ({
  routes: Object.fromEntries(routes.map((each) => [each.id, each])),
});

const SITE = manifestOf(
  route('root', undefined, '', true),
  route('form', 'root', '/embed/form'),
  route('layout', 'root'),
  route('boundary', 'layout', undefined, true),
  route('home', 'boundary', '/'),
  route('team', 'boundary', '/team'),
  route('families', 'boundary', '/AirwayFamilies'),
  route('any', 'boundary', '*'),
);

const IN_LAYOUT = ['root', 'layout', 'boundary'];

describe('routesOf', () => {
  it.each([
    ['/', [...IN_LAYOUT, 'home']],
    ['/team', [...IN_LAYOUT, 'team']],
    ['/team/', [...IN_LAYOUT, 'team']],
    ['/Team', [...IN_LAYOUT, 'any']],
    ['/airwayfamilies', [...IN_LAYOUT, 'any']],
    ['/AirwayFamilies', [...IN_LAYOUT, 'families']],
    ['/team/more', [...IN_LAYOUT, 'any']],
    ['/embed/form', ['root', 'form']],
  ])('%s shows %j', (pathname, ids) => {
    expect(routesOf(SITE, pathname).map(({ id }) => id)).toEqual(ids);
  });

  it('says so where nothing answers for any address', () => {
    expect(() => routesOf(manifestOf(route('root', undefined, '')), '/team')).toThrow(
      'any address',
    );
  });
});

describe('boundaryOf', () => {
  it.each([
    ['/team', 'team', 'boundary'],
    ['/team', 'boundary', 'boundary'],
    ['/team', 'layout', 'root'],
    ['/embed/form', 'form', 'root'],
  ])('on %s, what fails in %s is answered by %s', (pathname, failed, boundary) => {
    expect(boundaryOf(routesOf(SITE, pathname), failed)).toBe(boundary);
  });
});
