import { describe, expect, it } from 'vitest';
import { pointAfter, pointAround, spiralPath } from './spiral.ts';

describe('the spiral of years', () => {
  it.each([
    [0, { x: 400, y: 300 }],
    [0.25, { x: 500, y: 400 }],
    [0.5, { x: 400, y: 500 }],
    [0.75, { x: 300, y: 400 }],
  ])('goes around clockwise from the top: %s of a turn', (turns, place) => {
    expect(pointAround(100, turns)).toEqual(place);
  });

  it('comes back to the same month every year, a step further out', () => {
    const years = [1, 2, 3, 4].map(pointAfter);
    expect(new Set(years.map(({ x }) => x))).toEqual(new Set([400]));
    const steps = years.slice(1).map(({ y }, index) => (years[index]?.y ?? 0) - y);
    expect(new Set(steps).size).toBe(1);
    expect(steps[0]).toBeGreaterThan(0);
  });

  it('is a line from one place to the other', () => {
    const path = spiralPath(1, 2);
    const { x, y } = pointAfter(2);
    expect(path.startsWith(`M${pointAfter(1).x} ${pointAfter(1).y}A`)).toBe(true);
    expect(path.endsWith(` ${x} ${y}`)).toBe(true);
    expect(path.match(/A/g)).toHaveLength(8);
  });
});
