import { TEETH_OF_AN_ARCH, TOOTH_FLOATS } from './teeth-block.ts';

/** Places are looked up from above, in squares (shaders/model.glsl reads them). */
const CELL_MM = 4;
const CELLS = { across: 17, deep: 14 };
const FIRST = { xMm: -34, yMm: -9 };
const LISTED = 7;
/** A tooth farther from a square than this takes no part in it. */
const REACH_MM = 2.7;
/** The crown's thickness beyond its measures, and the gum's beyond that. */
const MARGIN = { acrossMm: 0.9, deepMm: 1.8, rootMm: 5 };
const NONE = 255;
const BYTES = 8;

/** Texels of the picture: two for each square, the upper arch's squares above the lower's. */
export const NEARBY_SIZE = { width: CELLS.across * 2, height: CELLS.deep * 2 } as const;

/** Which teeth of each arch matter in each square: seven numbers, then how far all others are, in tenths of a millimeter. */
function nearbyTeeth(block: Float32Array): Uint8Array {
  const bytes = new Uint8Array(NEARBY_SIZE.width * NEARBY_SIZE.height * 4).fill(NONE);
  for (let row = 0; row < NEARBY_SIZE.height; row++) {
    const first = row < CELLS.deep ? 0 : TEETH_OF_AN_ARCH;
    const y = FIRST.yMm + ((row % CELLS.deep) + 0.5) * CELL_MM;
    for (let column = 0; column < CELLS.across; column++) {
      const x = FIRST.xMm + (column + 0.5) * CELL_MM;
      bytes.set(listAt(block, first, x, y), (row * CELLS.across + column) * BYTES);
    }
  }
  return bytes;
}

function listAt(block: Float32Array, first: number, x: number, y: number): Uint8Array {
  const teeth = Array.from({ length: TEETH_OF_AN_ARCH }, (_, at) => {
    const tooth = block.subarray((first + at) * TOOTH_FLOATS, (first + at + 1) * TOOTH_FLOATS);
    return {
      number: first + at,
      farMm: Math.max(0, distanceFromAbove(tooth, x, y) - CELL_MM * Math.SQRT1_2),
    };
  }).toSorted((a, b) => a.farMm - b.farMm);
  const near = teeth.slice(0, LISTED).filter(({ farMm }) => farMm < REACH_MM);
  const othersMm = teeth[near.length]?.farMm ?? 25;
  const list = new Uint8Array(BYTES).fill(NONE);
  list.set(near.map(({ number }) => number).toSorted((a, b) => a - b));
  list[LISTED] = Math.max(5, Math.min(254, Math.floor(othersMm * 10)));
  return list;
}

/** Fills the bound picture of `NEARBY_SIZE` (RGBA8UI) with them. */
export function writeNearbyTeeth(gl: WebGL2RenderingContext, block: Float32Array): void {
  const { width, height } = NEARBY_SIZE;
  const near = nearbyTeeth(block);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RGBA_INTEGER, gl.UNSIGNED_BYTE, near);
}

/** From a place to the tooth's box seen from above, swept from its edge to its root. */
function distanceFromAbove(tooth: Float32Array, x: number, y: number): number {
  const at = (index: number) => tooth[index] ?? 0;
  const [width, length, depth] = [at(3), at(7), at(11)];
  const distances = [0, 0.5, 1].map((part) => {
    const up = part * (length + MARGIN.rootMm);
    const dx = x - at(0) - at(12) * up;
    const dy = y - at(1) - at(13) * up;
    const across = Math.abs(dx * at(4) + dy * at(5)) - width / 2 - MARGIN.acrossMm;
    const deep = Math.abs(dx * at(8) + dy * at(9) - depth / 2) - depth / 2 - MARGIN.deepMm;
    return Math.hypot(Math.max(0, across), Math.max(0, deep));
  });
  return Math.min(...distances);
}
