import { expect, it } from 'vitest';
import { milesOnMap, pointOnMap } from './long-island-map.ts';

it.each([
  ['Garden City', { latitude: 40.7268, longitude: -73.6343 }, { x: 283, y: 397 }],
  // The last point of the drawn shore.
  ['Montauk Point', { latitude: 41.071, longitude: -71.857 }, { x: 1365, y: 120 }],
])('%s', (_, place, point) => {
  expect(pointOnMap(place)).toEqual(point);
});

it('has one scale in both directions', () => {
  const here = { latitude: 40.75, longitude: -73.5 };
  // At this latitude, a degree of longitude is 52.3 miles.
  const east = pointOnMap({ ...here, longitude: here.longitude + 20 / 52.3 });
  const north = pointOnMap({ ...here, latitude: here.latitude + 20 / 69 });
  const { x, y } = pointOnMap(here);
  expect(Math.abs(east.x - x - milesOnMap(20))).toBeLessThanOrEqual(2);
  expect(Math.abs(y - north.y - milesOnMap(20))).toBeLessThanOrEqual(2);
});
