import { useRef, type ReactNode } from 'react';
import { EnlargeLink } from './enlarge-link.tsx';
import { Picture, type PictureArrival } from '../ui/picture.tsx';
import type { PictureFiles } from '../ui/picture-files.ts';
import { useArrival } from '../ui/use-arrival.ts';

interface PlateProps {
  picture: PictureFiles;
  /** Its number in the exhibition of the page, where it has one. */
  number?: number;
  sizes: string;
  shape?: 'arch' | 'arch-outlined' | 'frame';
  arrival?: PictureArrival;
  /** Whether a click shows the picture whole and large. */
  canEnlarge?: boolean;
  /** What the click shows, where it is something else. */
  enlargeLabel?: string;
  /** What lies over the picture. */
  children?: ReactNode;
}

/** A picture hung with its museum label: number, title, and what it truly is. */
export function Plate(props: PlateProps) {
  const { picture, number, sizes, shape = 'frame', arrival = 'near', canEnlarge = false } = props;
  const { enlargeLabel = `View larger: ${picture.title}` } = props;
  const figure = useRef<HTMLElement>(null);
  useArrival(figure);
  return (
    <figure className={`plate plate-${shape}`} ref={figure}>
      <div className="plate-opening">
        <Picture className="plate-image" picture={picture} sizes={sizes} arrival={arrival} />
        {props.children}
        {canEnlarge ? <EnlargeLink picture={picture} label={enlargeLabel} /> : null}
      </div>
      <figcaption className="plate-label">
        {/* One run of text: where a second one begins moves when the font comes. */}
        <span className="plate-title">
          {number === undefined ? picture.title : `Plate ${number}. ${picture.title}`}
        </span>
        <span className="plate-note">{picture.caption}</span>
      </figcaption>
    </figure>
  );
}
