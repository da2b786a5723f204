import { describe, expect, it } from 'vitest';
import { CROSS, placeBeside, readingOrder, TWO_COLUMNS, type Step } from './place-grid.ts';

const [LEFT, RIGHT, UP, DOWN] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
] as const;
const [SMILE, FRONT, FROM_LEFT, FROM_RIGHT, UPPER, LOWER] = [0, 1, 2, 3, 4, 5] as const;

it.each<[from: number, step: Step, to: number]>([
  [SMILE, RIGHT, UPPER],
  [UPPER, DOWN, FRONT],
  [FRONT, DOWN, LOWER],
  [FRONT, LEFT, FROM_RIGHT],
  [FRONT, RIGHT, FROM_LEFT],
  // Around the corners of the cross.
  [UPPER, RIGHT, FROM_LEFT],
  [FROM_RIGHT, DOWN, LOWER],
  [LOWER, LEFT, FROM_RIGHT],
  [FROM_LEFT, UP, UPPER],
  // At its edges.
  [SMILE, UP, SMILE],
  [FROM_LEFT, RIGHT, FROM_LEFT],
  [LOWER, DOWN, LOWER],
])('leads on the cross from %d by %o to %d', (from, step, to) => {
  expect(placeBeside(CROSS, from, step)).toBe(to);
});

describe.each([
  ['a cross', CROSS],
  ['two columns', TWO_COLUMNS],
])('in %s', (_, grid) => {
  it('leads to each place from each, and nowhere else', () => {
    for (const start of grid.keys()) {
      const reached = new Set([start]);
      for (const from of reached) {
        for (const step of [LEFT, RIGHT, UP, DOWN]) reached.add(placeBeside(grid, from, step));
      }
      expect([...reached].toSorted()).toEqual([...grid.keys()]);
    }
  });

  it('has each place in a cell of its own', () => {
    expect(new Set(grid.map(({ row, column }) => `${row} ${column}`)).size).toBe(grid.length);
  });
});

it('stays where there is no such place', () => {
  expect(placeBeside(CROSS, 6, LEFT)).toBe(6);
});

it('is read line by line', () => {
  expect(readingOrder(CROSS)).toEqual([SMILE, UPPER, FROM_RIGHT, FRONT, FROM_LEFT, LOWER]);
  expect(readingOrder(TWO_COLUMNS)).toEqual([SMILE, FRONT, FROM_RIGHT, FROM_LEFT, UPPER, LOWER]);
});
