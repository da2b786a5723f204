/**
 * Brings elements wholly into view, one after the other, at once and by no more than that needs. In a frame the pages around scroll as well.
 *
 * @returns ends it
 */
export function bringIntoView(elements: readonly Element[]): () => void {
  const show = () => {
    for (const element of elements)
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // A frame grows with what is in it, and the page around hears of it only afterwards, perhaps in several steps.
    const { scrollHeight, clientHeight } = document.documentElement;
    if (window.parent === window || scrollHeight <= clientHeight) end();
  };
  const end = () => window.removeEventListener('resize', show);
  window.addEventListener('resize', show);
  show();
  return end;
}
