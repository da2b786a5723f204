/** Acts when the page has nothing to do. Not every browser tells when it is idle: there, soon. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, 0);
}
