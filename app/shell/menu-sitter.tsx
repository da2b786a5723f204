import sitter from 'content:picture/sitter-auburn';
import { Picture } from '../ui/picture.tsx';

/** Somebody at the menu's edge. What is not shown is not fetched: the painting comes when the menu is opened for the first time. */
export function MenuSitter() {
  return (
    <figure className="menu-sitter">
      <div className="menu-arch">
        <Picture picture={{ ...sitter, alt: '' }} sizes="(min-width: 48em) 33em, 22em" isWhole />
      </div>
      <figcaption>{sitter.caption}</figcaption>
    </figure>
  );
}
