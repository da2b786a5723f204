/**
 * Gives an element the focus, and shows its beginning at once: that must be seen where the element is taller than the room between the bars,
 * too. In a frame the pages around scroll as well; how far below their header it stops is the element's `scroll-margin-top`.
 *
 * @returns ends it
 */
export function focusOnBeginning(element: HTMLElement): () => void {
  element.focus({ preventScroll: true });
  const show = () => element.scrollIntoView({ block: 'start', behavior: 'instant' });
  show();
  // A frame that is yet to grow by this element has scrolled within, and no longer does once it has grown.
  const isFrameShort = window.parent !== window && window.scrollY > 0;
  if (isFrameShort) window.addEventListener('resize', show, { once: true });
  return () => window.removeEventListener('resize', show);
}
