import { blur } from './painter/blur.ts';
import { at, PLANES, type Pixels, type Rgb, type Size } from './painter/pixels.ts';

/** The bare canvas of both states. */
export const CANVAS: Rgb = [220, 201, 172];
const INK: Rgb = [31, 35, 107];

/** Where the sitter's face lies, in shares of the picture: a middle and half axes. */
const FACE = { x: 0.45, y: 0.41, rx: 0.25, ry: 0.27 };
/** Where both of the sitter's eyes lie. */
const EYES = { x: 0.435, y: 0.342, rx: 0.16, ry: 0.032 };

/** 1 in an ellipse, 0 outside, softly. */
function inside({ x, y, rx, ry }: typeof FACE, u: number, v: number): number {
  const far = Math.hypot((u - x) / rx, (v - y) / ry);
  return Math.min(1, Math.max(0, (1.15 - far) / 0.3));
}

/** 1 in the face, 0 outside, softly. */
export const inFace = (x: number, y: number): number => inside(FACE, x, y);

/** 1 where the eyes are, 0 outside, softly. */
export const inEyes = (x: number, y: number): number => inside(EYES, x, y);

/**
 * The two blurs whose difference finds a line, in pixels, and how sharply it decides; what is fainter than `quiet` (0-255) is a stroke of
 * the wall and no line; how dark a shadow is that is hatched, outside the face: there hatching is a beard.
 */
const LINES = {
  near: 3.6,
  far: 14,
  weight: 0.99,
  steepness: 0.3,
  quiet: 2.8,
  shadow: 95,
  hatching: 0.4,
};
/** A dash with less ink than the share `least` of what lies around it, so many pixels far, is let go: it is a stroke of the wall. */
const LONE = { within: 16, least: 0.075 };
/** How much red, green and blue count: mostly red, in which a sage scarf stands out from a blue wall that is as light. */
const SEEN: Rgb = [0.62, 0.3, 0.08];
/** In the face lines are finer and start fainter, or eyes are blots and a nose is missing. */
const FACE_LINES = { near: 1.5, far: 7, quiet: 2.5 };

const mixed = (one: number, other: number, share: number): number =>
  one * (1 - share) + other * share;

/** Ink on canvas where the picture is darker than what is around it (the extended difference of two blurs), and in its shadows. */
export function linesOf(picture: Pixels, { width, height }: Size): Pixels {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = PLANES.reduce<number>((sum, k) => sum + SEEN[k] * at(picture, i * 3 + k), 0);
  }
  const near = blur(grey, width, height, LINES.near, 1);
  const far = blur(grey, width, height, LINES.far, 1);
  const nearInFace = blur(grey, width, height, FACE_LINES.near, 1);
  const farInFace = blur(grey, width, height, FACE_LINES.far, 1);
  const inks = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    const face = inFace((i % width) / width, Math.floor(i / width) / height);
    const off = mixed(
      at(near, i) - LINES.weight * at(far, i),
      at(nearInFace, i) - LINES.weight * at(farInFace, i),
      face,
    );
    const line = Math.tanh(
      Math.max(0, -off - mixed(LINES.quiet, FACE_LINES.quiet, face)) * LINES.steepness,
    );
    const shadow = Math.max(0, 1 - at(near, i) / LINES.shadow) * LINES.hatching * (1 - face);
    inks[i] = Math.min(1, line + shadow);
  }
  const around = blur(inks, width, height, LONE.within, 1);
  const lines = new Float32Array(picture.length);
  for (let i = 0; i < inks.length; i++) {
    const face = inFace((i % width) / width, Math.floor(i / width) / height);
    const kept = Math.min(1, Math.max(0, (at(around, i) - LONE.least) / LONE.least));
    const ink = at(inks, i) * mixed(kept, 1, face);
    for (const k of PLANES) lines[i * 3 + k] = CANVAS[k] + (INK[k] - CANVAS[k]) * ink;
  }
  return lines;
}
