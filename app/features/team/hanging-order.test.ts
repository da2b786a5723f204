import { describe, expect, it } from 'vitest';
import { hangingColumns, hangingOrder } from './hanging-order.ts';

const PEOPLE = [
  { id: 'partner', group: 'partners' },
  { id: 'first', group: 'leaders' },
  { id: 'second', group: 'leaders' },
  { id: 'desk', group: 'front-office' },
  { id: 'chair', group: 'clinical' },
] as const;

describe('the order in which portraits hang', () => {
  it('is the one in which one walks along the wall', () => {
    expect(hangingOrder(PEOPLE).map(({ id }) => id)).toEqual([
      'first',
      'chair',
      'second',
      'desk',
      'partner',
    ]);
  });

  it('keeps its columns where a group has nobody', () => {
    expect(hangingColumns([PEOPLE[3]]).map(({ people }) => people.length)).toEqual([0, 0, 0, 1, 0]);
  });
});
