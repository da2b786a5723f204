/** The site has the desk's colors: both come from the same tokens. */
const RING = '2px solid var(--gold)';
const ABOVE_PX = 160;

/** Rings what stands on a framed page, and brings the first of it into view. The page runs nothing, so it is done from here. */
export function ringWords(frame: HTMLIFrameElement, words: readonly string[]): void {
  const page = frame.contentDocument;
  const window = frame.contentWindow;
  if (page?.body == null || window === null) return;
  const wanted = words.filter((word) => word !== '');
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  let first: Element | undefined;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const around = node.parentElement;
    const text = node.textContent ?? '';
    if (around === null || !wanted.some((word) => text.includes(word))) continue;
    if (around.closest('script, style, template, noscript, title') !== null) continue;
    around.style.outline = RING;
    around.style.outlineOffset = '4px';
    // What stands in the header is in view already.
    if (
      first === undefined &&
      around.closest('main') !== null &&
      around.getClientRects().length > 0
    ) {
      first = around;
    }
  }
  for (const image of page.querySelectorAll('img')) {
    if (!wanted.includes(image.alt)) continue;
    image.style.outline = RING;
    image.style.outlineOffset = '4px';
    if (image.closest('main') !== null && image.getClientRects().length > 0) first ??= image;
  }
  if (first === undefined) return;
  const top = first.getBoundingClientRect().top + window.scrollY - ABOVE_PX;
  window.scrollTo({ top, behavior: 'instant' });
}
