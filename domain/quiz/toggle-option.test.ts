import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleOption } from './toggle-option.ts';

const NONE_INDEX = 4;

describe('toggleOption', () => {
  it.each([
    { name: 'adds a pick', selected: [2], index: 0, expected: [0, 2] },
    { name: 'takes a pick back', selected: [0, 2], index: 2, expected: [0] },
    { name: 'none clears the other picks', selected: [0, 2], index: NONE_INDEX, expected: [4] },
    { name: 'none again clears itself', selected: [4], index: NONE_INDEX, expected: [] },
    { name: 'a pick removes none', selected: [4], index: 1, expected: [1] },
  ])('$name', ({ selected, index, expected }) => {
    expect(toggleOption(selected, index, NONE_INDEX)).toEqual(expected);
  });

  it('never holds none beside another pick, whatever is touched', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: NONE_INDEX })), (touches) => {
        let selected: readonly number[] = [];
        for (const index of touches) {
          selected = toggleOption(selected, index, NONE_INDEX);
          if (selected.includes(NONE_INDEX)) expect(selected).toEqual([NONE_INDEX]);
          expect(new Set(selected).size).toBe(selected.length);
        }
      }),
    );
  });
});
