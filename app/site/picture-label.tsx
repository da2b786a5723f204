import type { PictureFiles } from '../ui/picture-files.ts';

interface PictureLabelProps {
  picture: Pick<PictureFiles, 'title' | 'caption'>;
  /** Its number in the exhibition of the page, where it has one. */
  number?: number;
}

/** A museum label in one line, for a picture that is no plate of its own (plate.tsx): its title, and what it truly is. */
export function PictureLabel({ picture: { title, caption }, number }: PictureLabelProps) {
  return (
    <>
      <em className="label-title">
        {number === undefined ? `${title}.` : `Plate ${number}. ${title}.`}
      </em>{' '}
      {caption}
    </>
  );
}
