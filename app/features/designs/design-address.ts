import { FIRST_DESIGN } from '../../../domain/smile/design-choices.ts';
import {
  DESIGN_STEPS,
  lastPlace,
  placeOn,
  positionOf,
  type DesignPosition,
  type DesignScale,
} from '../../../domain/smile/design-position.ts';

const FIRST = positionOf(FIRST_DESIGN);

/** The choices as an address names them. */
const NAMES = { shape: 'shape', shade: 'shade', line: 'line', gumLine: 'gum' } as const;
const KEYS = ['shape', 'shade', 'line', 'gumLine'] as const;

/** Between two steps, as an address writes it: no whole number, which would be a name. */
const BETWEEN = /^\d\.\d{1,2}$/;
/** Shades are named from 1. */
const FIRST_SHADE = 1;
const offsetOf = (scale: DesignScale) => (scale === 'shade' ? FIRST_SHADE : 0);

function readPlace(scale: DesignScale, written: string): number | undefined {
  const steps: readonly (string | number)[] = DESIGN_STEPS[scale];
  const step = steps.findIndex((choice) => String(choice) === written);
  if (step >= 0) return step;
  if (!BETWEEN.test(written)) return undefined;
  const place = Number(written) - offsetOf(scale);
  return place >= 0 && place <= lastPlace(scale) ? placeOn(scale, place) : undefined;
}

function writePlace(scale: DesignScale, place: number): string {
  const name = DESIGN_STEPS[scale][place];
  return name === undefined ? (place + offsetOf(scale)).toFixed(2) : String(name);
}

/** The design that an address asks for. What it does not say, or says wrongly, is as the studio opens with it. */
export function readDesign(params: URLSearchParams): DesignPosition {
  const read = (scale: DesignScale) =>
    readPlace(scale, params.get(NAMES[scale]) ?? '') ?? FIRST[scale];
  return {
    shape: read('shape'),
    shade: read('shade'),
    line: read('line'),
    gumLine: read('gumLine'),
  };
}

/** The query of a design; of the one that the studio opens with, none. Other words in the query stay. */
export function writeDesign(design: DesignPosition, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const scale of KEYS) {
    if (design[scale] === FIRST[scale]) written.delete(NAMES[scale]);
    else written.set(NAMES[scale], writePlace(scale, design[scale]));
  }
  return written;
}
