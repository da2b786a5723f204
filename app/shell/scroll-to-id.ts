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

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
