import { prefersCalm } from '../ui/prefers-calm.ts';

/**
 * Brings an element into view, smoothly unless the visitor wants less motion. The 80 px that stay free above it are
 * the stylesheet's `scroll-margin-top`, so that the browser's own jumps leave them too.
 *
 * @param id the element's id, as it stands in the address (percent-encoded or not); unknown ids do nothing
 * @returns the element
 */
export function scrollToId(id: string): HTMLElement | null {
  const element = document.getElementById(decodeId(id));
  element?.scrollIntoView({ behavior: prefersCalm() ? 'instant' : 'smooth', block: 'start' });
  return element;
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
