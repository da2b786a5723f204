import sharp from 'sharp';

const PAINTING = 'content/pictures/wedding-garden.jpg';
/** The aisle before the floor line of the page's half round, in shares of the painting. */
const PART = { left: 0.4313, top: 0.73, width: 0.125, height: 0.27 };
/** Twice as wide as the cloth on a phone, and nearly so on wide screens. */
const WIDTH_PX = 300;
/** Words stand on it: as light as paper and a little warmer than the shade of the aisle, its strokes faint. */
const LIGHT = { multiply: [0.3, 0.3, 0.3], add: [177, 173, 166] };
const QUALITY = 52;

/** The cloth of the wedding ribbon: the painted aisle, lightened, and once more upside down, so that it goes on without a seam. */
export async function cutRunner(to: string): Promise<void> {
  const { width: paintingWidth, height: paintingHeight } = await sharp(PAINTING).metadata();
  const strip = await sharp(PAINTING)
    .extract({
      left: Math.round(PART.left * paintingWidth),
      top: Math.round(PART.top * paintingHeight),
      width: Math.round(PART.width * paintingWidth),
      height: Math.round(PART.height * paintingHeight),
    })
    .resize({ width: WIDTH_PX })
    .linear(LIGHT.multiply, LIGHT.add)
    .toColorspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = strip;
  const mirrored = await sharp(data).flip().toBuffer();
  await sharp(data)
    .extend({ bottom: info.height, background: 'white' })
    .composite([{ input: mirrored, top: info.height, left: 0 }])
    .avif({ quality: QUALITY })
    .toFile(to);
}
