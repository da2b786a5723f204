/** How the photos lie: all in a cross, one large, or two side by side. */
export type Layout = 'all' | 'one' | 'two';

/** How a photo is looked at. None of it changes the photo. */
export interface Look {
  /** 1 for the whole. */
  readonly zoom: number;
  /** Pixels from where it lies whole. */
  readonly x: number;
  readonly y: number;
  readonly isBright: boolean;
}

export const WHOLE: Look = { zoom: 1, x: 0, y: 0, isBright: false };

const LARGEST = 6;

/**
 * The same look, larger or smaller around a place, which stays under the finger; whole again it lies where it lay.
 *
 * @param x pixels from the middle of the stage, as y is
 */
export function zoomAt(look: Look, factor: number, x: number, y: number): Look {
  const zoom = Math.min(LARGEST, Math.max(1, look.zoom * factor));
  if (zoom === 1) return { ...look, zoom, x: 0, y: 0 };
  const grown = zoom / look.zoom;
  return { ...look, zoom, x: x - (x - look.x) * grown, y: y - (y - look.y) * grown };
}

/** The same around the middle. */
export function zoomBy(look: Look, factor: number): Look {
  return zoomAt(look, factor, 0, 0);
}

/** Drawn aside; a whole photo stays. */
export function panBy(look: Look, x: number, y: number): Look {
  return look.zoom === 1 ? look : { ...look, x: look.x + x, y: look.y + y };
}
