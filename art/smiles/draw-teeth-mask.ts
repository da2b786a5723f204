import sharp from 'sharp';
import type { Smile, ToothShade } from '../../domain/smile/teeth.ts';
import { renderSmile, type Size } from './draw.ts';
import type { Scene } from './parameter-file.ts';
import { shadeShare } from './shade-share.ts';

/** Teeth that are white in green and black in red and blue: there, what is left is their shine. Nothing else in a picture is green. */
const GREEN: ToothShade = { neck: '#00ff00', body: '#00ff00', edge: '#00ff00', stain: 0 };
const SOFT_EDGE_PX = 0.7;
const WEBP_QUALITY = 30;

/**
 * Draws where a smile's teeth are, white on black and grayer where they shine, as WebP: what a shade is laid over. Throws when compiler or renderer fail.
 *
 * @param smileIn the smile in a shade
 */
export async function drawTeethMask(
  smileIn: (shade: ToothShade) => Smile,
  scene: Scene,
  size: Size,
  target: string,
) {
  const { pixels, raw } = await renderSmile(smileIn(GREEN), scene, size);
  const { width, height, channels } = raw;
  const mask = Buffer.alloc(width * height);
  for (let at = 0; at < mask.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * channels, at * channels + 3);
    mask[at] = 255 * shadeShare(green, (red + blue) / 2);
  }
  await sharp(mask, { raw: { width, height, channels: 1 } })
    .blur(SOFT_EDGE_PX)
    .webp({ quality: WEBP_QUALITY, effort: 6 })
    .toFile(target);
}
