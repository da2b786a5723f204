import {
  DESIGN_GUM_LINES,
  DESIGN_LINES,
  DESIGN_SHADES,
  DESIGN_SHAPES,
  WHERE_IT_BEGAN,
  type DesignChoices,
} from './design-choices.ts';

/** What can be chosen on each scale, in its order. */
export const DESIGN_STEPS = {
  shape: DESIGN_SHAPES,
  shade: DESIGN_SHADES,
  line: DESIGN_LINES,
  gumLine: DESIGN_GUM_LINES,
} as const;

export type DesignScale = keyof typeof DESIGN_STEPS;

/** A place on each scale: the number of a step from 0, or between two of them. */
export type DesignPosition = Readonly<Record<DesignScale, number>>;

/** Nearer to a step than this a place is the step itself. */
const SNAP = 0.03;
const DECIMALS = 100;

/** The last place of a scale. */
export const lastPlace = (scale: DesignScale): number => DESIGN_STEPS[scale].length - 1;

/** Between which steps a place lies: none follows where it is a step itself. */
export function placeWithin(place: number): {
  step: number;
  next: number | undefined;
  part: number;
} {
  const step = Math.floor(place);
  return { step, next: step === place ? undefined : step + 1, part: place - step };
}

/** A place within its scale, on hundredths; beside a step the step. */
export function placeOn(scale: DesignScale, place: number): number {
  const within = Math.min(lastPlace(scale), Math.max(0, place));
  const step = Math.round(within);
  return Math.abs(within - step) < SNAP ? step : Math.round(within * DECIMALS) / DECIMALS;
}

/** A value for each scale. */
function onEachScale<Value>(valueOf: (scale: DesignScale) => Value): Record<DesignScale, Value> {
  return {
    shape: valueOf('shape'),
    shade: valueOf('shade'),
    line: valueOf('line'),
    gumLine: valueOf('gumLine'),
  };
}

/** Where named choices lie. */
export function positionOf(choices: DesignChoices): DesignPosition {
  return onEachScale((scale) => {
    const steps: readonly (string | number)[] = DESIGN_STEPS[scale];
    return steps.indexOf(choices[scale]);
  });
}

/** The choices at whole places. Throws when a place is not one of a scale's. */
function choicesAt(position: DesignPosition): DesignChoices {
  const at = <Choice>(steps: readonly Choice[], place: number): Choice => {
    const choice = steps[place];
    if (choice === undefined) throw new Error(`no step ${place}`);
    return choice;
  };
  return {
    shape: at(DESIGN_SHAPES, position.shape),
    shade: at(DESIGN_SHADES, position.shade),
    line: at(DESIGN_LINES, position.line),
    gumLine: at(DESIGN_GUM_LINES, position.gumLine),
  };
}

/** The nearest named choices: what pictures can show. */
export function nearestChoices(position: DesignPosition): DesignChoices {
  return choicesAt(onEachScale((scale) => Math.round(position[scale])));
}

/**
 * The named choices that a place between two steps is counted as, when it is asked what it would take: the step farther from where it began. To go a
 * part of the way takes the same kind of treatment as to go all of it.
 */
export function choicesToward(position: DesignPosition): DesignChoices {
  const began = positionOf(WHERE_IT_BEGAN);
  return choicesAt(
    onEachScale((scale) =>
      position[scale] > began[scale] ? Math.ceil(position[scale]) : Math.floor(position[scale]),
    ),
  );
}
