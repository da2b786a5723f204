import type { ArchCurve } from './place-teeth.ts';

/** The arch goes on so far behind the teeth: art/smiles/renderer/gum-shape.c. */
const END_MM = 33;
const NEWTON_STEPS = 8;
const LARGEST_STEP_MM = 2.5;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const lerp = (a: number, b: number, part: number) => a + (b - a) * part;
function ease(from: number, to: number, value: number): number {
  const part = clamp((value - from) / (to - from), 0, 1);
  return part * part * (3 - 2 * part);
}

/** Nearest place of the arch's curve to one inside it, seen from above: how far off it is, and at which x. */
function onArch(px: number, y: number, { curvature: k, quartic: q, setbackMm }: ArchCurve) {
  const away = y - setbackMm;
  let x = px;
  // Deep inside the nearest place is not straight ahead: it is looked for beside the point.
  if (away - k * px ** 2 - q * px ** 4 > 0)
    x = Math.sqrt((Math.sqrt(k * k + 4 * q * away) - k) / (2 * q));
  const slopeAt = (at: number) => 2 * k * at + 4 * q * at ** 3;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const dy = k * x ** 2 + q * x ** 4 - away;
    const slope = slopeAt(x);
    const by = x - px + dy * slope;
    const change = 1 + slope * slope + dy * (2 * k + 12 * q * x * x);
    x = clamp(x - clamp(by / Math.max(change, 0.3), -LARGEST_STEP_MM, LARGEST_STEP_MM), 0, END_MM);
  }
  const slope = slopeAt(x);
  const dy = away - k * x ** 2 - q * x ** 4;
  return { sidewaysMm: (dy - (px - x) * slope) / Math.hypot(1, slope), xMm: x };
}

/**
 * How high the palate of a cast is over a place seen from above, without its folds: `vault_height` of art/smiles/renderer/cast-shape.c, from which wires are
 * bent off.
 */
export function vaultHeightMm(x: number, y: number, arch: ArchCurve): number {
  const { sidewaysMm, xMm } = onArch(Math.sqrt(x * x + 12), y, arch);
  const toSide = ease(3, 19, xMm);
  const u = clamp((sidewaysMm - 4.6) / lerp(21, 17.5, toSide), 0, 1);
  const vault = lerp(u * u * (3 - 2 * u), 1 - (1 - u) ** 2.2, toSide);
  return lerp(10.1, 11.2, toSide) + 8.6 * vault;
}
