import { bendExpander } from '../../../../domain/smile/bend-expander.ts';
import type { Smile } from '../../../../domain/smile/teeth.ts';
import { RIDGE_FLOATS, ridgeFloats } from './occlusal-ridges.ts';

/** Straight pieces of an expander's wires: on each side a bar, its end, two arms and two drops of solder. */
export const EXPANDER_PIECES = 2 * (3 * 8 + 8 + 2 * (3 * 8 + 1));
/** Numbers of all ridges, of the screw, and of all pieces. */
export const EXPANDER_FLOATS = RIDGE_FLOATS + 4 + EXPANDER_PIECES * 8;

/** What shaders/occlusal.glsl and shaders/expander.glsl read of a smile's expander. */
export function expanderFloats(smile: Smile): Float32Array {
  const { screw, wires } = bendExpander(smile);
  const pieces = wires.flatMap(({ points, radiusMm }) =>
    points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      return [...from, radiusMm, to[0] - from[0], to[1] - from[1], to[2] - from[2], 0];
    }),
  );
  return Float32Array.from([...ridgeFloats(), ...screw, 0, ...pieces.flat()]);
}
