import { useEffect, useRef, useState, type RefObject } from 'react';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';

interface OpeningPaintingProps {
  picture: PictureFiles;
  /** A part of it from near; the stylesheet lays it over the same place, and a page that stands still never fetches it. */
  near: PictureFiles;
  /** A larger part, from a step further back: what is seen between the two. */
  middle: PictureFiles;
}

/** The painting at the end of the opening (opening.css). */
const FRAMED = [
  { from: 1440, width: 1296, height: 600, unit: 'px' },
  { from: 768, width: 92, height: 60, unit: 'vw' },
  { from: 0, width: 69, height: 86, unit: 'vw' },
] as const;
/** The part of it from near, at the opening's beginning (opening-moving.css): drawn 134vw wide on wide screens, where broad strokes bear a little less. */
const NEAR_SIZES = '(min-width: 48em) 115vw, 69vw';
/** The larger part is drawn twice as wide as this when it is first seen alone, and half as wide when it leaves. */
const MIDDLE_SIZES = '(min-width: 48em) 115vw, 100vw';

/** The painting, whole and from near, in a gold line. */
export function OpeningPainting({ picture, near, middle }: OpeningPaintingProps) {
  const nearPart = useRef<HTMLDivElement>(null);
  const isNearThere = useIsPictureThere(nearPart);
  return (
    <>
      <div className="opening-picture">
        <div className="opening-canvas">
          <Picture picture={picture} sizes={coverSizes(picture, FRAMED)} arrival="first" />
          <div className="opening-middle">
            {isNearThere ? (
              <Picture
                picture={{ ...middle, alt: '', wash: '' }}
                sizes={MIDDLE_SIZES}
                arrival="early"
              />
            ) : null}
          </div>
          <div className="opening-near" ref={nearPart}>
            <Picture picture={{ ...near, alt: '', wash: '' }} sizes={NEAR_SIZES} />
          </div>
        </div>
      </div>
      <div className="opening-frame" aria-hidden="true" />
    </>
  );
}

/** Whether the picture in an element is displayed and has come. */
function useIsPictureThere(element: RefObject<HTMLElement | null>): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const image = element.current?.querySelector('img');
    const look = () =>
      setIsThere(Boolean(image?.naturalWidth && image.getClientRects().length > 0));
    look();
    image?.addEventListener('load', look);
    return () => image?.removeEventListener('load', look);
  }, [element]);
  return isThere;
}
