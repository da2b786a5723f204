import { Picture } from '../../ui/picture.tsx';
import type { GalleryCase } from './gallery-case.ts';

/** Where the change is one tooth: that tooth twice, in arches at the plate's corner (close-ups.css). It repeats the plate, and is not announced. */
export function CloseUps({ entry }: { entry: GalleryCase }) {
  return (
    <div className="close-ups" data-case={entry.name} aria-hidden="true">
      {[entry.before, entry.after].map((picture, at) => (
        <span className="close-up" key={picture.img.src}>
          <Picture picture={{ ...picture, alt: '' }} sizes="33em" />
          <b>{at === 0 ? 'BEFORE' : 'AFTER'}</b>
        </span>
      ))}
    </div>
  );
}
