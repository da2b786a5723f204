import sitter from 'content:picture/sitter-auburn';
import { Picture } from '../ui/picture.tsx';
import { useShell } from './use-shell.ts';

/** Somebody at the menu's edge. What is not shown is not fetched: the painting comes when the menu is opened for the first time. */
export function MenuSitter() {
  const { menu } = useShell().words;
  return (
    <figure className="menu-sitter">
      <div className="menu-arch">
        <Picture picture={{ ...sitter, alt: '' }} sizes="(min-width: 48em) 33em, 22em" isWhole />
      </div>
      <figcaption>{menu.sitter ?? sitter.caption}</figcaption>
    </figure>
  );
}
