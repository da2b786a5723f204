/** Gives an element the focus, as the browser's own jump to it would. What can take it of itself, as a button, stays in the order of Tab. */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
