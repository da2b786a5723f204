/** Repeatable chance (mulberry32). The same seed paints the same picture. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth value noise from 0 to 1, one cell a unit. */
export function smoothNoise(seed) {
  const random = chance(seed);
  const table = new Float32Array(65536).map(() => random());
  const at = (i, j) => table[((i * 73856093) ^ (j * 19349663)) & 65535];
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const u = fx * fx * (3 - 2 * fx);
    const v = fy * fy * (3 - 2 * fy);
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

/** `value`, no less than `least` and no more than `most`. */
export const clamp = (value, least, most) => (value < least ? least : value > most ? most : value);
