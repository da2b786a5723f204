import { whenIdle } from '../ui/when-idle.ts';

/**
 * Gives what waited its true height as soon as the page is still, one section at a time, so that no piece of work is long: from then on a place
 * in the page is the same number of pixels whether or not a visitor has come by (docs/decisions/220-far-sections-wait.md).
 */
export function layOutFarSections(): void {
  const sections = document.querySelectorAll<HTMLElement>('.as-served > *, .site-footer');
  layOutNext([...sections].filter(isWaiting));
}

function layOutNext([next, ...others]: readonly HTMLElement[]): void {
  if (!next) return;
  whenIdle(() => {
    next.style.contentVisibility = 'visible';
    layOutNext(others);
  });
}

function isWaiting(element: HTMLElement): boolean {
  return getComputedStyle(element).contentVisibility === 'auto';
}
