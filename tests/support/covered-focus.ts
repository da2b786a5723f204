/**
 * Walks the focus through every control of a page, down and up again, and names those that something else covers wholly while they have it, such
 * as a bar at the screen's edge. Runs in the page (`page.evaluate(findCoveredFocus)`): it may use nothing from outside of itself.
 */
export function findCoveredFocus(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((control) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  /** Where a control is looked for: its middle and its corners, a little within. */
  const PLACES = [
    [0.5, 0.5],
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const;
  const isCovered = (control: HTMLElement): boolean => {
    // Where it wraps, its first line counts.
    const [box] = control.getClientRects();
    if (!box || box.width <= 1) return false;
    return PLACES.every(([across, down]) => {
      const found = document.elementFromPoint(
        box.left + box.width * across,
        box.top + box.height * down,
      );
      const label = found?.closest('label');
      return !(
        found &&
        (control.contains(found) || found.contains(control) || label?.control === control)
      );
    });
  };
  const covered = new Set<string>();
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus();
    if (document.activeElement === control && isCovered(control)) {
      covered.add(`${control.tagName.toLowerCase()}.${control.className} ${control.textContent}`);
    }
  }
  window.scrollTo(0, 0);
  return [...covered];
}
