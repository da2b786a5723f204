import type { PictureFiles } from './picture-files.ts';

/** A box that a picture fills, on screens from a width on. */
interface Box {
  /** The narrowest screen, in CSS pixels; 0 for phones. */
  readonly from: number;
  readonly width: number;
  readonly height: number;
  readonly unit: 'px' | 'vw';
}

/**
 * How wide a picture is drawn that covers a box (`object-fit: cover`), as the `sizes` attribute says it: an arch shows the middle of a
 * wide painting, and what counts is the width that its height asks for.
 *
 * @param picture the picture; phones show the part that is chosen for them, where there is one
 * @param boxes the widest screens first
 */
export function coverSizes(
  { img, phone }: Pick<PictureFiles, 'img' | 'phone'>,
  boxes: readonly Box[],
): string {
  return boxes
    .map(({ from, width, height, unit }) => {
      const shown = from === 0 ? (phone ?? img) : img;
      const drawn = `${Math.ceil(Math.max(width, (height * shown.w) / shown.h))}${unit}`;
      return from === 0 ? drawn : `(min-width: ${from}px) ${drawn}`;
    })
    .join(', ');
}
