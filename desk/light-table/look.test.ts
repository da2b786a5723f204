import { expect, it } from 'vitest';
import { panBy, WHOLE, zoomAt, zoomBy } from './look.ts';

it('grows to six times, and back to the whole where it lay', () => {
  let look = WHOLE;
  for (let turn = 0; turn < 20; turn += 1) look = zoomBy(look, 1.25);
  expect(look.zoom).toBe(6);
  look = panBy(look, 120, -40);
  for (let turn = 0; turn < 20; turn += 1) look = zoomBy(look, 0.8);
  expect(look).toEqual(WHOLE);
});

it('keeps what lies in the middle there while it grows', () => {
  const look = panBy(zoomBy(WHOLE, 2), 50, 10);
  expect(zoomBy(look, 2)).toMatchObject({ zoom: 4, x: 100, y: 20 });
});

it('keeps what lies under the fingers there while it grows', () => {
  const look = panBy(zoomBy(WHOLE, 2), 50, 10);
  const place = (of: typeof look) => [(120 - of.x) / of.zoom, (-80 - of.y) / of.zoom];
  const grown = zoomAt(look, 1.5, 120, -80);
  expect(grown.zoom).toBe(3);
  for (const [at, part] of place(grown).entries()) expect(part).toBeCloseTo(place(look)[at] ?? NaN);
});

it('is not drawn aside while it is whole', () => {
  expect(panBy(WHOLE, 30, 30)).toEqual(WHOLE);
});
