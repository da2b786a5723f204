import type { TransformFactory } from 'vite-imagetools';
import type { Crop } from '../../domain/content/pictures.ts';

/** A part of a picture in its pixels. */
export interface PixelCrop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A crop in the pixels of a picture; never outside of it. */
export function pixelsOf(
  crop: Crop,
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
