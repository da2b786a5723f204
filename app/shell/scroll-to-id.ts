import { prefersCalm } from '../ui/prefers-calm.ts';

/**
 * Brings an element into view, smoothly unless the visitor wants less motion. The 80 px that stay free above it are
 * the stylesheet's `scroll-margin-top`, so that the browser's own jumps leave them too.
 *
 * @param id the element's id, as it stands in the address (percent-encoded or not); unknown ids do nothing
 */
export function scrollToId(id: string): void {
  document
    .getElementById(decodeId(id))
    ?.scrollIntoView({ behavior: prefersCalm() ? 'instant' : 'smooth', block: 'start' });
}

/** Whether an element stands where a jump to it ends. */
export function isAtId(id: string): boolean {
  const element = document.getElementById(decodeId(id));
  if (!element) return false;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  return Math.abs(element.getBoundingClientRect().top - margin) <= 1;
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
