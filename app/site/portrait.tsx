import type { PictureFiles } from '../ui/picture-files.ts';
import { Picture, type PictureArrival } from '../ui/picture.tsx';
import { initialsOf } from './initials.ts';

interface PortraitProps {
  /** None where the person has not been photographed, or agreed to it no longer. */
  picture: PictureFiles | undefined;
  /** Whose portrait it is. */
  name: string;
  sizes: string;
  arrival?: PictureArrival;
}

/** A person's picture in its frame with its caption, which says what it is; without a picture a primed canvas, of which nothing is said. */
export function Portrait(props: PortraitProps) {
  return (
    <figure className="portrait">
      <PortraitOpening {...props} />
      {props.picture ? <figcaption>{props.picture.caption}</figcaption> : null}
    </figure>
  );
}

/** The same without the caption, for where one caption stands for many pictures. */
export function PortraitOpening({ picture, name, sizes, arrival = 'near' }: PortraitProps) {
  return (
    <div className="portrait-opening">
      {picture ? (
        <Picture picture={picture} sizes={sizes} arrival={arrival} />
      ) : (
        <div className="portrait-canvas" aria-hidden="true">
          <span>{initialsOf(name)}</span>
        </div>
      )}
    </div>
  );
}
