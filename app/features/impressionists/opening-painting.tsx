import { coverSizes } from '../../ui/cover-sizes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';

interface OpeningPaintingProps {
  picture: PictureFiles;
  /** A part of it from near; the stylesheet lays it over the same place, and a page that stands still never fetches it. */
  near: PictureFiles;
}

/** The painting at the end of the opening (opening.css). */
const FRAMED = [
  { from: 1440, width: 1296, height: 600, unit: 'px' },
  { from: 768, width: 92, height: 60, unit: 'vw' },
  { from: 0, width: 69, height: 86, unit: 'vw' },
] as const;
/** The part of it from near, at the opening's beginning (opening-moving.css): drawn 134vw wide on wide screens, where broad strokes bear a little less. */
const NEAR_SIZES = '(min-width: 48em) 115vw, 69vw';

/** The painting, whole and from near, in a gold line. */
export function OpeningPainting({ picture, near }: OpeningPaintingProps) {
  return (
    <>
      <div className="opening-picture">
        <div className="opening-canvas">
          <Picture picture={picture} sizes={coverSizes(picture, FRAMED)} arrival="first" />
          <div className="opening-near">
            <Picture picture={{ ...near, alt: '', wash: '' }} sizes={NEAR_SIZES} />
          </div>
        </div>
      </div>
      <div className="opening-frame" aria-hidden="true" />
    </>
  );
}
