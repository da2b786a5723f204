import type { MouseEvent } from 'react';
import type { PictureFiles } from '../ui/picture-files.ts';
import { openLightbox } from './lightbox-request.ts';

interface EnlargeLinkProps {
  picture: PictureFiles;
  label: string;
}

/** Lies over a picture and shows it whole as a dialog; as a file, where no script has arrived. */
export function EnlargeLink({ picture, label }: EnlargeLinkProps) {
  function enlarge(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openLightbox(picture);
  }
  return (
    <a className="plate-enlarge" href={picture.img.src} aria-label={label} onClick={enlarge} />
  );
}
