import { readFile } from 'node:fs/promises';
import { blur } from '../painter/blur.ts';
import type { Hint } from '../painter/paint-settings.ts';
import { at, type Pixels, type Size } from '../painter/pixels.ts';

/** What lies at a place of the picture, 0-1 each. Places are shares of width and height. */
type Share = (x: number, y: number) => number;

/** What the render says besides its colors, blurred a little. */
export interface Guide {
  /** Which way forms run, and how clearly they run that way, 0-1. */
  readonly way: (x: number, y: number) => { angle: number; strength: number };
  readonly cloth: Share;
  readonly hair: Share;
  readonly skin: Share;
  /** Eyes, lashes, teeth and the lips: what is followed most closely. */
  readonly fine: Share;
  /** Skin and hair with a wider edge. */
  readonly skinNear: Share;
  readonly hairNear: Share;
}

/** The codes of the guide's third plane (`kind` in build.py). */
const CLOTH_FROM = 0.08;
const HAIR_FROM = 0.22;
const HAIR_TO = 0.4;
const SKIN_FROM = 0.45;
const FINE_FROM = 0.5;

/** How far each is blurred, in pixels of a render 640 wide. */
const BLUR_WIDTH_PX = 640;
const WAY_BLUR = 7;
const KIND_BLUR = 3;
const NEAR_BLUR = 14;

/**
 * Reads a sitter's guide: three numbers of sixteen bits for each pixel of the render: cosine and sine of twice the angle,
 * and what is there.
 *
 * @throws Error when the file does not fit the size
 */
export async function readGuide(file: string, { width, height }: Size): Promise<Guide> {
  const bytes = await readFile(file);
  if (bytes.length !== width * height * 6)
    throw new Error(`${file} is not of ${width} x ${height}`);
  const words = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  const ways: Pixels = new Float32Array(words.length);
  const kinds: Pixels = new Float32Array(words.length);
  for (let i = 0; i < words.length; i += 3) {
    const kind = at(words, i + 2) / 0xffff;
    ways[i] = (at(words, i) / 0xffff) * 2 - 1;
    ways[i + 1] = (at(words, i + 1) / 0xffff) * 2 - 1;
    ways[i + 2] = kind > CLOTH_FROM && kind < HAIR_FROM ? 1 : 0;
    kinds[i] = kind >= SKIN_FROM ? 1 : 0;
    kinds[i + 1] = kind > HAIR_FROM && kind < HAIR_TO ? 1 : 0;
    kinds[i + 2] = kind >= SKIN_FROM ? Math.max(0, (kind - FINE_FROM) / (1 - FINE_FROM)) : 0;
  }
  const scale = width / BLUR_WIDTH_PX;
  const flow = blur(ways, width, height, WAY_BLUR * scale);
  const soft = blur(kinds, width, height, KIND_BLUR * scale);
  const wide = blur(kinds, width, height, NEAR_BLUR * scale);
  const look =
    (plane: Pixels, index: number): Share =>
    (x, y) => {
      const row = Math.min(height - 1, Math.max(0, (y * height) | 0));
      const column = Math.min(width - 1, Math.max(0, (x * width) | 0));
      return at(plane, (row * width + column) * 3 + index);
    };
  const [cosine, sine] = [look(flow, 0), look(flow, 1)];
  return {
    way: (x, y) => {
      const [c, s] = [cosine(x, y), sine(x, y)];
      return { angle: 0.5 * Math.atan2(s, c), strength: Math.min(1, Math.hypot(c, s) * 1.3) };
    },
    cloth: look(flow, 2),
    skin: look(soft, 0),
    hair: look(soft, 1),
    fine: look(soft, 2),
    skinNear: look(wide, 0),
    hairNear: look(wide, 1),
  };
}

/** The painter's hint at a place: hair is followed most, then skin, least the eyes, whose own edges lead. */
export function hintFrom(guide: Guide): (x: number, y: number) => Hint {
  return (x, y) => {
    const { angle, strength } = guide.way(x, y);
    const [hair, skin, cloth] = [guide.hair(x, y), guide.skin(x, y), guide.cloth(x, y)];
    const room = 1 - Math.min(1, hair + skin + cloth);
    const inSkin = 0.55 - 0.5 * Math.min(1, guide.fine(x, y) * 1.4);
    const trust = strength * (hair * 0.8 + skin * inSkin + cloth * 0.35 + room * 0.4);
    return { angle, trust: Math.min(0.9, trust) };
  };
}
