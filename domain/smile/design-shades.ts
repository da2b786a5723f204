import { DESIGN_SHADES } from './design-choices.ts';
import { mixColor, multiplyColor } from './mix-color.ts';
import { LIGHT_SHADE } from './norms.ts';
import type { ToothShade } from './teeth.ts';

/**
 * What lies over the light shade in each of the studio's, from the lightest; app/features/designs/studio.css lays the same over the pictures, and a
 * test compares. Eye matches, no shade guide's.
 */
export const SHADE_OVER: Readonly<Record<(typeof DESIGN_SHADES)[number], string>> = {
  1: '#ffffff',
  2: '#fffbf3',
  3: '#fdf6e8',
  4: '#faefd9',
  5: '#f5e7c9',
  6: '#efddb7',
  7: '#e8d2a4',
  8: '#dfc490',
};

/** The teeth's shade at a place of the studio's scale: 0 the lightest, 7 the darkest, any number between them. */
export function shadeAt(place: number): ToothShade {
  const step = Math.min(DESIGN_SHADES.length - 2, Math.floor(place));
  const [from, to] = [DESIGN_SHADES[step], DESIGN_SHADES[step + 1]];
  if (!from || !to) throw new Error(`no shade at ${place}`);
  const over = mixColor(SHADE_OVER[from], SHADE_OVER[to], place - step);
  return {
    neck: multiplyColor(LIGHT_SHADE.neck, over),
    body: multiplyColor(LIGHT_SHADE.body, over),
    edge: multiplyColor(LIGHT_SHADE.edge, over),
    stain: LIGHT_SHADE.stain,
  };
}
