import sharp from 'sharp';
import type { Smile, ToothShade } from '../../domain/smile/teeth.ts';
import { renderSmile, type Size } from './draw.ts';
import type { Scene } from './parameter-file.ts';
import { shadeShare } from './shade-share.ts';

/** Two shades that nothing but teeth can tell apart in a picture; the black ones show their shine alone. */
const WHITE: ToothShade = { neck: '#ffffff', body: '#ffffff', edge: '#ffffff', stain: 0 };
const BLACK: ToothShade = { neck: '#000000', body: '#000000', edge: '#000000', stain: 0 };
const SOFT_EDGE_PX = 0.7;
const WEBP_QUALITY = 60;

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
  const light = await renderSmile(smileIn(WHITE), scene, size);
  const dark = await renderSmile(smileIn(BLACK), scene, size);
  const { width, height, channels } = light.raw;
  const mask = Buffer.alloc(width * height);
  for (let at = 0; at < mask.length; at += 1) {
    const green = at * channels + 1;
    mask[at] = 255 * shadeShare(light.pixels[green] ?? 0, dark.pixels[green] ?? 0);
  }
  await sharp(mask, { raw: { width, height, channels: 1 } })
    .blur(SOFT_EDGE_PX)
    .webp({ quality: WEBP_QUALITY, effort: 6 })
    .toFile(target);
}
