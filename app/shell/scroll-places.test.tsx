import { afterEach, expect, it, vi } from 'vitest';
import { keepPlaces, recallPlaces } from './scroll-places.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

/** The browser came to the page in one of its ways. */
function openBy(type: NavigationTimingType): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) throw new Error('the browser knows how the page was opened');
  Object.defineProperty(navigation, 'type', { value: type, configurable: true });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
}

it.each(['reload', 'back_forward'] as const)('gives all places back after a %s', (type) => {
  openBy(type);
  keepPlaces(
    new Map([
      ['default', 900],
      ['a', 300],
    ]),
  );
  expect([...recallPlaces()]).toEqual([
    ['default', 900],
    ['a', 300],
  ]);
});

it('forgets where the first page of an earlier visit in the tab was scrolled to', () => {
  openBy('navigate');
  keepPlaces(
    new Map([
      ['default', 900],
      ['a', 300],
    ]),
  );
  expect([...recallPlaces()]).toEqual([['a', 300]]);
});
