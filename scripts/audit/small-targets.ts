/**
 * Buttons, fields and links that stand by themselves and are less than so many pixels wide or high, a line each; what can be pressed counts, which for a field is its
 * label too, and what lies over a whole row as an element's `::after`. Links within a sentence are as high as their line. Runs in the page: it may use
 * nothing from outside of itself.
 */
export function findSmallTargets(leastPx: number): string[] {
  const TOLERANCE_PX = 0.5;
  const scope =
    [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;
  const unionOf = (boxes: readonly DOMRect[]) => ({
    width: Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left)),
    height: Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)),
  });
  const isInSentence = (element: Element) =>
    element.matches('a') && getComputedStyle(element).display === 'inline';
  /** What an element lays around itself, as a link does that makes all of its row the target; none where it lays nothing. */
  const coverOf = (element: Element) => {
    const { content, position, width, height } = getComputedStyle(element, '::after');
    return content === 'none' || position !== 'absolute'
      ? { width: 0, height: 0 }
      : { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  };
  return [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.matches(':disabled, [type="hidden"], [tabindex="-1"]') &&
        !isInSentence(element),
    )
    .flatMap((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      const box = unionOf(boxes);
      // What is hidden from the eye until it has the focus.
      if (box.width <= 1 || box.height <= 1) return [];
      const covers = [element, ...labels].map(coverOf);
      const width = Math.max(box.width, ...covers.map((cover) => cover.width));
      const height = Math.max(box.height, ...covers.map((cover) => cover.height));
      if (Math.min(width, height) >= leastPx - TOLERANCE_PX) return [];
      return [
        `${element.tagName.toLowerCase()}.${element.className} ${Math.round(width)} × ${Math.round(height)} ${element.textContent.trim().slice(0, 30)}`,
      ];
    });
}
