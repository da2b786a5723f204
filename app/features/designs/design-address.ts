import {
  DESIGN_GUM_LINES,
  DESIGN_LINES,
  DESIGN_SHADES,
  DESIGN_SHAPES,
  FIRST_DESIGN,
  type DesignChoices,
} from '../../../domain/smile/design-choices.ts';

/** The choices as an address names them. */
const NAMES = { shape: 'shape', shade: 'shade', line: 'line', gumLine: 'gum' } as const;
const KEYS = ['shape', 'shade', 'line', 'gumLine'] as const;

/** The design that an address asks for. What it does not say, or says wrongly, is as the studio opens with it. */
export function readDesign(params: URLSearchParams): DesignChoices {
  const read = <Choice extends string | number>(
    key: keyof DesignChoices,
    choices: readonly Choice[],
    otherwise: Choice,
  ) => choices.find((choice) => String(choice) === params.get(NAMES[key])) ?? otherwise;
  return {
    shape: read('shape', DESIGN_SHAPES, FIRST_DESIGN.shape),
    shade: read('shade', DESIGN_SHADES, FIRST_DESIGN.shade),
    line: read('line', DESIGN_LINES, FIRST_DESIGN.line),
    gumLine: read('gumLine', DESIGN_GUM_LINES, FIRST_DESIGN.gumLine),
  };
}

/** The query of a design; of the one that the studio opens with, none. Other words in the query stay. */
export function writeDesign(choices: DesignChoices, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const key of KEYS) {
    if (choices[key] === FIRST_DESIGN[key]) written.delete(NAMES[key]);
    else written.set(NAMES[key], String(choices[key]));
  }
  return written;
}
