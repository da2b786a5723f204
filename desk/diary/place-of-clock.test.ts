import { expect, it } from 'vitest';
import { placeOfClock } from './place-of-clock.ts';

const VISIT = { from: 4, count: 3 };

it('stands above the line of now where nothing lies there', () => {
  expect(placeOfClock(2, [VISIT])).toBe('above');
  expect(placeOfClock(8, [VISIT])).toBe('above');
});

it('stands below the line at the head of the day, and where something ends just above', () => {
  expect(placeOfClock(0.2, [VISIT])).toBe('below');
  expect(placeOfClock(7.2, [VISIT])).toBe('below');
});

it('is left out where somebody comes', () => {
  expect(placeOfClock(4.2, [VISIT])).toBeUndefined();
  expect(placeOfClock(5, [VISIT])).toBeUndefined();
  expect(placeOfClock(0.2, [{ from: 0, count: 1 }])).toBeUndefined();
});
