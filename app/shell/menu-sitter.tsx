import shell from 'content:shell';
import { Picture } from '../ui/picture.tsx';

/** Somebody at the menu's edge. What is not shown is not fetched: the painting comes when the menu is opened for the first time. */
export function MenuSitter() {
  const { sitter } = shell.menu;
  return (
    <figure className="menu-sitter">
      <div className="menu-arch">
        <Picture picture={{ ...sitter, alt: '' }} sizes="(min-width: 48em) 33em, 22em" isWhole />
      </div>
      <figcaption>{sitter.caption}</figcaption>
    </figure>
  );
}
