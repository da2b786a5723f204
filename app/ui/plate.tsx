import { Picture, type PictureArrival } from './picture.tsx';
import type { PictureFiles } from './picture-files.ts';

interface PlateProps {
  picture: PictureFiles;
  /** Its number in the exhibition of the page. */
  number: number;
  sizes: string;
  shape?: 'arch' | 'arch-outlined' | 'frame';
  arrival?: PictureArrival;
}

/** A picture hung with its museum label: number, title, and what it truly is. */
export function Plate({ picture, number, sizes, shape = 'frame', arrival = 'near' }: PlateProps) {
  return (
    <figure className={`plate plate-${shape}`}>
      <div className="plate-opening">
        <Picture className="plate-image" picture={picture} sizes={sizes} arrival={arrival} />
      </div>
      <figcaption className="plate-label">
        <span className="plate-title">
          Plate {number}. {picture.title}
        </span>
        <span className="plate-note">{picture.caption}</span>
      </figcaption>
    </figure>
  );
}
