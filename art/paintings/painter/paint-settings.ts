import type { Rgb } from './pixels.ts';

/** One size of brush. README.md says what each number does; lengths are in settings pixels. */
export interface Layer {
  readonly radius: number;
  /** The error, 0-765, that calls for a stroke. */
  readonly threshold: number;
  /** The distance of strokes, in radii. */
  readonly grid: number;
  /** The chance, 0-1, of a stroke where none is called for. */
  readonly extra: number;
  /** Steps a stroke goes at least. */
  readonly least: number;
  /** Steps a stroke goes at most. */
  readonly most: number;
  /** The share of the picture's variety that this brush has. */
  readonly variation: number;
  /** How much bristles differ in tone. */
  readonly bristle: number;
  /** How much a stroke sways off its way, in radians. */
  readonly wobble: number;
  /** The share of strokes, 0-1, that lean far. */
  readonly broken: number;
}

/** A brush as it is described: what is left out is usual. */
export type Brush = Pick<Layer, 'radius'> &
  Partial<Layer> & {
    /** How far the picture is blurred for this brush; .45 of its radius unless said. */
    readonly blur?: number;
  };

/** A guide's word at a place: which way forms run, and how far that counts against the picture's own edges, 0-1. */
export interface Hint {
  readonly angle: number;
  readonly trust: number;
}

/** How a picture is painted. Places are shares of the width and height, 0-1. */
export interface PaintSettings {
  readonly ground: Rgb;
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
  readonly broken: number;
  readonly complement: number;
  /** How far a stroke's hue may leap, in turns of the color wheel. */
  readonly leap: number;
  /** Radians. */
  readonly angle: number;
  /** Cells of noise a settings pixel. */
  readonly cycle: number;
  readonly sway: number;
  /** How far edges are felt, in settings pixels. */
  readonly tensor: number;
  readonly relief: number;
  readonly weave: number;
  /** A fixed direction in radians, or null where strokes go as they come. */
  readonly direction: ((x: number, y: number) => number | null) | null;
  /** Which way forms run, from the render; null where it does not say. */
  readonly guide: ((x: number, y: number) => Hint) | null;
  /** What the threshold of a layer is multiplied with. */
  readonly detail: ((x: number, y: number, layer: number) => number) | null;
  /** What the variety is multiplied with. */
  readonly calm: ((x: number, y: number) => number) | null;
  /** How far dark paint leans to violet, 0-1; 1 where nothing is said. */
  readonly violet: ((x: number, y: number) => number) | null;
  /** How much of the bristles' marks shows, 0-1; 1 where nothing is said. */
  readonly marks: ((x: number, y: number) => number) | null;
  /** Large to small. */
  readonly layers: readonly Brush[];
}

/** Settings as they are described: what is left out is usual. */
export type GivenSettings = Pick<PaintSettings, 'layers'> & Partial<PaintSettings>;

const USUAL: Omit<PaintSettings, 'layers'> = {
  ground: [226, 203, 170],
  hue: 0.02,
  saturation: 0.15,
  value: 0.04,
  broken: 0.25,
  complement: 0.15,
  leap: 0.05,
  angle: 0.4,
  cycle: 0.0025,
  sway: 0.5,
  tensor: 6,
  relief: 0.24,
  weave: 0.012,
  direction: null,
  guide: null,
  detail: null,
  calm: null,
  violet: null,
  marks: null,
};

const USUAL_LAYER: Omit<Layer, 'radius' | 'broken'> = {
  threshold: 0,
  grid: 0.9,
  extra: 0,
  least: 3,
  most: 8,
  variation: 1,
  bristle: 0.045,
  wobble: 0,
};

/** The settings, with what was left out. */
export const completeSettings = (given: GivenSettings): PaintSettings => ({ ...USUAL, ...given });

/** The brush, with what was left out. */
export const completeLayer = (brush: Brush, { broken }: PaintSettings): Layer => ({
  ...USUAL_LAYER,
  broken,
  ...brush,
});
