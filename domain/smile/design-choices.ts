/** Outlines of the upper front teeth. */
export const DESIGN_SHAPES = ['round', 'square', 'long'] as const;
/** From the lightest to the darkest; no shade guide's names, which belong to their makers. */
export const DESIGN_SHADES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** How the teeth stand beside each other. */
export const DESIGN_LINES = ['as-they-are', 'one-turn', 'in-line'] as const;
export const DESIGN_GUM_LINES = ['as-it-is', 'even'] as const;

/** What a visitor of the smile studio decides. */
export interface DesignChoices {
  readonly shape: (typeof DESIGN_SHAPES)[number];
  readonly shade: (typeof DESIGN_SHADES)[number];
  readonly line: (typeof DESIGN_LINES)[number];
  readonly gumLine: (typeof DESIGN_GUM_LINES)[number];
}

/** The smile as it comes to the studio: every choice is compared with it. */
export const WHERE_IT_BEGAN: DesignChoices = {
  shape: 'round',
  shade: 6,
  line: 'as-they-are',
  gumLine: 'as-it-is',
};

/** The design that the studio opens with: one that changes something of everything but the shape. */
export const FIRST_DESIGN: DesignChoices = {
  shape: 'round',
  shade: 3,
  line: 'one-turn',
  gumLine: 'even',
};
