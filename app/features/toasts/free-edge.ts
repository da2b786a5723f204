/** The edges of the screen at which a toast may stand, the one it prefers first. */
export const EDGES = ['bottom', 'top'] as const;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** What a toast must never cover: what the page itself has to say, the button that sends a form, and what asks to be kept clear. */
const KEPT_CLEAR =
  '[role="alert"], [role="status"], .error-summary, .field-message, button[type="submit"], [data-keep-clear]';

/** The boxes, in the window's coordinates, of all messages that show: in the page, and in our own forms that it frames. */
export function messageBoxes(toast: Element): Box[] {
  const own = boxesIn(document, toast, 0, 0);
  const framed = [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const { left, top } = frame.getBoundingClientRect();
    return frame.contentDocument ? boxesIn(frame.contentDocument, toast, left, top) : [];
  });
  return [...own, ...framed];
}

function boxesIn(page: Document, toast: Element, left: number, top: number): Box[] {
  return [...page.querySelectorAll(KEPT_CLEAR)]
    .filter((element) => !toast.contains(element) && isShown(element))
    .map((element) => {
      const box = element.getBoundingClientRect();
      return {
        top: box.top + top,
        bottom: box.bottom + top,
        left: box.left + left,
        right: box.right + left,
      };
    });
}

/** Empty ones, and those for screen readers only, have nothing to cover. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

/** Whether two boxes share a place. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
