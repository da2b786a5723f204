import type { MouseEvent } from 'react';

/** Hands press twice within this, and most of them sooner. */
const SECOND_PRESS_MS = 700;
/** How far apart the two presses of one finger lie. */
const ONE_PLACE_PX = 40;

/** The last press by a pointer, on the screen: the page may have moved under the finger. */
let last = { atMs: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/** Keeps the second half of a double press from following a link that came under the finger meanwhile, as a page of the diary does when it turns (docs/decisions/251-the-diary-turns-its-page.md). For `onClickCapture`. */
export function dropSecondPress(click: MouseEvent): void {
  // A key has no place.
  if (click.detail === 0) return;
  const { timeStamp: atMs, screenX: x, screenY: y } = click;
  const isSecond =
    atMs - last.atMs < SECOND_PRESS_MS && Math.hypot(x - last.x, y - last.y) < ONE_PLACE_PX;
  last = { atMs, x, y };
  if (!isSecond || !(click.target instanceof Element) || !click.target.closest('a')) return;
  click.preventDefault();
  click.stopPropagation();
}
