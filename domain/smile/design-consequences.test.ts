import { describe, expect, it } from 'vitest';
import {
  DESIGN_GUM_LINES,
  DESIGN_LINES,
  DESIGN_SHADES,
  DESIGN_SHAPES,
  WHERE_IT_BEGAN,
  type DesignChoices,
} from './design-choices.ts';
import { DESIGN_TREATMENTS, removesEnamel, treatmentsOf } from './design-consequences.ts';

/** What shape and shade take together, written out: whitening W, bonding B, edge refinement E, veneers V. */
const BY_SHAPE_AND_SHADE: Record<DesignChoices['shape'], readonly string[]> = {
  //       1    2     3     4     5     6    7    8
  round: ['V', 'W', 'W', 'W', 'W', '', '', ''],
  square: ['V', 'WBE', 'WBE', 'WBE', 'WBE', 'BE', 'BE', 'BE'],
  long: ['V', 'WV', 'WV', 'WV', 'WV', 'V', 'V', 'V'],
};
/** What line and gum line take together: aligners or braces A, gum reshaping G. */
const BY_LINE_AND_GUM: Record<DesignChoices['line'], Record<DesignChoices['gumLine'], string>> = {
  'as-they-are': { 'as-it-is': '', even: 'G' },
  'one-turn': { 'as-it-is': 'A', even: 'AG' },
  'in-line': { 'as-it-is': 'A', even: 'AG' },
};
const LETTERS = 'AGWBEV';

const everyDesign = DESIGN_SHAPES.flatMap((shape) =>
  DESIGN_SHADES.flatMap((shade) =>
    DESIGN_LINES.flatMap((line) =>
      DESIGN_GUM_LINES.map((gumLine): DesignChoices => ({ shape, shade, line, gumLine })),
    ),
  ),
);

describe('what a design would take', () => {
  it('is looked at in every combination', () => {
    expect(everyDesign).toHaveLength(3 * 8 * 3 * 2);
  });

  it.each(everyDesign)('$shape, shade $shade, $line, gum line $gumLine', (design) => {
    const letters =
      BY_LINE_AND_GUM[design.line][design.gumLine] +
      (BY_SHAPE_AND_SHADE[design.shape][design.shade - 1] ?? '?');
    const treatments = treatmentsOf(design);
    expect(treatments).toEqual(
      [...letters].map((letter) => DESIGN_TREATMENTS[LETTERS.indexOf(letter)]),
    );
    expect(removesEnamel(treatments)).toBe(/[EV]/.test(letters));
  });

  it('is nothing where the smile began', () => {
    expect(treatmentsOf(WHERE_IT_BEGAN)).toEqual([]);
  });
});
