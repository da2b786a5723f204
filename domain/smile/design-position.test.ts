import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDesignPosition } from '../../tests/support/any-design-position.ts';
import { FIRST_DESIGN, WHERE_IT_BEGAN } from './design-choices.ts';
import { treatmentsOf } from './design-consequences.ts';
import {
  choicesToward,
  nearestChoices,
  placeOn,
  positionOf,
  type DesignPosition,
} from './design-position.ts';

const BEGAN = positionOf(WHERE_IT_BEGAN);

describe('a design between named ones', () => {
  it('is named choices at whole places', () => {
    for (const choices of [FIRST_DESIGN, WHERE_IT_BEGAN]) {
      expect(nearestChoices(positionOf(choices))).toEqual(choices);
      expect(choicesToward(positionOf(choices))).toEqual(choices);
    }
  });

  it.each([
    ['shape', -1, 0],
    ['shape', 0.98, 1],
    ['shape', 0.05, 0.05],
    ['shape', 0.4, 0.4],
    ['shade', 6.123, 6.12],
    ['gumLine', 1.4, 1],
  ] as const)(
    'keeps %s at %d within its scale, on a step where it is near',
    (scale, place, kept) => {
      expect(placeOn(scale, place)).toBe(kept);
    },
  );

  it.each<[string, Partial<DesignPosition>, string[]]>([
    ['nothing', {}, []],
    ['a little less crowded', { line: 0.1 }, ['aligners']],
    ['a little more even', { gumLine: 0.2 }, ['gum-reshaping']],
    ['a little lighter', { shade: 4.8 }, ['whitening']],
    ['lighter than whitening', { shade: 0.4 }, ['veneers']],
    ['darker', { shade: 5.5 }, []],
    ['a little squarer', { shape: 0.2 }, ['bonding', 'edge-refinement']],
    ['square and a little longer', { shape: 1.2 }, ['veneers']],
  ])('takes, for %s, what the next step takes', (_, change, treatments) => {
    expect(treatmentsOf(choicesToward({ ...BEGAN, ...change }))).toEqual(treatments);
  });

  it('is never farther from its nearest choices than half a step', () => {
    fc.assert(
      fc.property(anyDesignPosition, (position) => {
        const nearest = positionOf(nearestChoices(position));
        for (const scale of ['shape', 'shade', 'line', 'gumLine'] as const)
          expect(Math.abs(nearest[scale] - position[scale])).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
