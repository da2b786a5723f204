import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { PhotoMove } from './use-photo-move.ts';

/** A hand that trembles has not begun to drag. */
const THRESHOLD_PX = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets photos be drawn to other places by mouse or pen; a finger scrolls, and has a button instead.
 *
 * @param onChoose called with the photo that is drawn
 */
export function usePhotoDrag(
  { begin, aim, put, leave }: PhotoMove,
  onChoose: (photo: number) => void,
) {
  const taken = useRef<(Point & { readonly photo: number }) | null>(null);
  const hasDragged = useRef(false);
  const [hand, setHand] = useState<Point | null>(null);
  const end = (): void => {
    taken.current = null;
    setHand(null);
  };
  return {
    /** Where the pointer holds a photo; null where it holds none. */
    hand,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
        hasDragged.current = false;
        const photo = photoBelow(event.target);
        if (photo === undefined || event.pointerType === 'touch' || event.button !== 0) return;
        taken.current = { photo, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>): void => {
        // Let go where nothing of it was heard, beside the places or outside of the window.
        if (event.buttons === 0) taken.current = null;
        const { current } = taken;
        if (current === null) return;
        const at = { x: event.clientX, y: event.clientY };
        if (!hasDragged.current) {
          if (Math.hypot(at.x - current.x, at.y - current.y) < THRESHOLD_PX) return;
          if (!begin(current.photo)) {
            end();
            return;
          }
          hasDragged.current = true;
          onChoose(current.photo);
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        aim(placeAt(at));
        setHand(at);
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>): void => {
        const isHeld = taken.current !== null && hasDragged.current;
        end();
        if (!isHeld) return;
        aim(placeAt({ x: event.clientX, y: event.clientY }));
        void put();
      },
      onPointerCancel: (): void => {
        end();
        if (hasDragged.current) leave();
      },
      // What was drawn is not pressed too.
      onClickCapture: (event: MouseEvent<HTMLDivElement>): void => {
        if (hasDragged.current) event.stopPropagation();
        hasDragged.current = false;
      },
    },
  };
}

/** The photo of which something was taken; undefined for none. */
export function photoBelow(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const { photo } = target.closest<HTMLElement>('[data-photo]')?.dataset ?? {};
  return photo === undefined ? undefined : Number(photo);
}

function placeAt({ x, y }: Point): number | null {
  const { place } =
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset ?? {};
  return place === undefined ? null : Number(place);
}
