/**
 * Buttons, fields and links that stand by themselves and are less than 44 px wide or high, a line each; what can be pressed counts, which for a field is its
 * label too. Links within a sentence are as high as their line. Runs in the page: it may use nothing from outside of itself.
 */
export function findSmallTargets(): string[] {
  const LEAST_PX = 44;
  const TOLERANCE_PX = 0.5;
  const scope =
    [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;
  const unionOf = (boxes: readonly DOMRect[]) => ({
    width: Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left)),
    height: Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)),
  });
  const isInSentence = (element: Element) =>
    element.matches('a') && getComputedStyle(element).display === 'inline';
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
      const { width, height } = unionOf(boxes);
      // What is hidden from the eye until it has the focus.
      if (width <= 1 || height <= 1) return [];
      if (Math.min(width, height) >= LEAST_PX - TOLERANCE_PX) return [];
      return [
        `${element.tagName.toLowerCase()}.${element.className} ${Math.round(width)} × ${Math.round(height)} ${element.textContent.trim().slice(0, 30)}`,
      ];
    });
}
