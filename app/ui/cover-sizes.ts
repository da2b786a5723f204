import type { PictureFiles } from './picture-files.ts';

/** What an `em` is worth in a media condition, unless the visitor has chosen another size. */
const USUAL_TEXT_PX = 16;

/** A box that a picture fills, on screens from a width on. Pixels are those of the usual size of text, and grow with it. */
interface Box {
  /** The narrowest screen, in pixels; 0 for phones. */
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
      const across = Math.ceil(Math.max(width, (height * shown.w) / shown.h));
      const drawn = unit === 'px' ? inEm(across) : `${across}vw`;
      return from === 0 ? drawn : `(min-width: ${inEm(from)}) ${drawn}`;
    })
    .join(', ');
}

function inEm(px: number): string {
  return `${px / USUAL_TEXT_PX}em`;
}
