/** How far a page is scrolled, as the shell needs to know it (product 3.3). */
export interface ScrollState {
  readonly isScrolled: boolean;
  /** From here on the call to action shows. */
  readonly isCallToActionDue: boolean;
  readonly isHeroPassed: boolean;
}

/** Above this the navigation counts as scrolled. */
const SCROLLED_PX = 10;
/** The call to action appears after this share of the viewport's height. */
const CALL_TO_ACTION_SHARE = 0.9;

export const TOP: ScrollState = {
  isScrolled: false,
  isCallToActionDue: false,
  isHeroPassed: false,
};

/**
 * The state at a place.
 *
 * @param scrolledPx how far the page is scrolled down
 * @param viewportPx the height of the viewport
 */
export function scrollStateAt(scrolledPx: number, viewportPx: number): ScrollState {
  return {
    isScrolled: scrolledPx > SCROLLED_PX,
    isCallToActionDue: scrolledPx > viewportPx * CALL_TO_ACTION_SHARE,
    isHeroPassed: scrolledPx > viewportPx,
  };
}
