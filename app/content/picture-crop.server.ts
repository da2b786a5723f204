import type { TransformFactory } from 'vite-imagetools';
import * as z from 'zod';

const share = z.number('write a number from 0 to 1').min(0).max(1, 'write a number from 0 to 1');

/** A part of a picture, in shares of its width and height: 0.5 is the half. */
export const cropSchema = z
  .strictObject({ x: share, y: share, width: share.positive(), height: share.positive() })
  .refine((crop) => crop.x + crop.width <= 1, 'reaches past the right edge: x + width is over 1')
  .refine((crop) => crop.y + crop.height <= 1, 'reaches past the lower edge: y + height is over 1');

/** A part of a picture in its pixels. */
export interface PixelCrop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A crop in the pixels of a picture; never outside of it. */
export function pixelsOf(
  crop: z.infer<typeof cropSchema>,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): PixelCrop {
  const left = Math.round(crop.x * widthPx);
  const top = Math.round(crop.y * heightPx);
  return {
    left,
    top,
    width: Math.min(Math.round(crop.width * widthPx), widthPx - left),
    height: Math.min(Math.round(crop.height * heightPx), heightPx - top),
  };
}

/** A crop as the value of the pipeline's `crop` directive. */
export function cropDirective({ left, top, width, height }: PixelCrop): string {
  return [left, top, width, height].join('_');
}

/** The pipeline's `crop` directive, which vite-imagetools lacks: cuts the part out before anything is resized. */
export const cropTransform: TransformFactory = ({ crop }) => {
  if (crop === undefined) return undefined;
  const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = crop
    .split('_')
    .map(Number);
  return (state, image) => {
    state.info.width = width;
    state.info.height = height;
    return image.extract({ left, top, width, height });
  };
};
