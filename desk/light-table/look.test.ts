import { expect, it } from 'vitest';
import { panBy, WHOLE, zoomBy } from './look.ts';

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

it('is not drawn aside while it is whole', () => {
  expect(panBy(WHOLE, 30, 30)).toEqual(WHOLE);
});
