import type { PictureFiles } from '../ui/picture-files.ts';

const OPEN_LIGHTBOX = 'openLightbox';

/** Asks the shell to show a picture large, over the page. */
export function openLightbox(picture: PictureFiles): void {
  window.dispatchEvent(new CustomEvent(OPEN_LIGHTBOX, { detail: picture }));
}

/** Calls back with each picture that is to be shown large; the answer ends it. */
export function onLightbox(show: (picture: PictureFiles) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) show(event.detail);
  };
  window.addEventListener(OPEN_LIGHTBOX, listen);
  return () => window.removeEventListener(OPEN_LIGHTBOX, listen);
}
