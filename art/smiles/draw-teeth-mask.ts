import sharp from 'sharp';
import type { Smile, ToothShade } from '../../domain/smile/teeth.ts';
import { renderSmile, type Size } from './draw.ts';
import type { Scene } from './parameter-file.ts';

/** Two shades that nothing but teeth can tell apart in a picture. */
const WHITE: ToothShade = { neck: '#ffffff', body: '#ffffff', edge: '#ffffff', stain: 0 };
const BLACK: ToothShade = { neck: '#000000', body: '#000000', edge: '#000000', stain: 0 };
/** Differences above this, of 255, are a tooth: in deep shade its two shades come near each other. */
const TOOTH_DIFFERENCE = 12;
const SOFT_EDGE_PX = 0.7;
const WEBP_QUALITY = 60;

/**
 * Draws where a smile's teeth are, white on black, as WebP: what a shade is laid over. Throws when compiler or renderer fail.
 *
 * @param smileIn the smile in a shade
 */
export async function drawTeethMask(
  smileIn: (shade: ToothShade) => Smile,
  scene: Scene,
  size: Size,
  target: string,
) {
  const light = await renderSmile(smileIn(WHITE), scene, size);
  const dark = await renderSmile(smileIn(BLACK), scene, size);
  const { width, height, channels } = light.raw;
  const mask = Buffer.alloc(width * height);
  for (let at = 0; at < mask.length; at += 1) {
    const green = at * channels + 1;
    const difference = (light.pixels[green] ?? 0) - (dark.pixels[green] ?? 0);
    mask[at] = difference > TOOTH_DIFFERENCE ? 255 : 0;
  }
  await sharp(mask, { raw: { width, height, channels: 1 } })
    .blur(SOFT_EDGE_PX)
    .webp({ quality: WEBP_QUALITY, effort: 6 })
    .toFile(target);
}
