import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { panBy, zoomAt, type Look } from './look.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const WHEEL_STEP = 1.15;
/** A press that moved further has drawn the photo, and sets no mark. */
const PRESS_PX = 5;

/**
 * What pointers do to a photo on the glass: one draws it, two pinch it around the middle between them, the wheel zooms where it points.
 *
 * @param onPress a press that drew nothing; undefined where it does nothing
 */
export function useStagePointers(
  stage: RefObject<HTMLDivElement | null>,
  onLook: (change: (look: Look) => Look) => void,
  onPress: ((at: Point) => void) | undefined,
) {
  const held = useRef(new Map<number, Point>());
  /** Where the press began; null once it has drawn, or a second finger came. */
  const pressed = useRef<Point | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  // React listens to wheels without the right to stop them.
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP;
      const { x, y } = fromMiddle(element, { x: event.clientX, y: event.clientY });
      onLook((now) => zoomAt(now, factor, x, y));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [onLook, stage]);

  const take = (event: PointerEvent<HTMLDivElement>): void => {
    const at = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current.set(event.pointerId, at);
    pressed.current = held.current.size === 1 ? at : null;
    setIsHeld(true);
  };
  const draw = (event: PointerEvent<HTMLDivElement>): void => {
    const before = held.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...held.current].find(([id]) => id !== event.pointerId);
    held.current.set(event.pointerId, now);
    if (other === undefined) {
      onLook((look) => panBy(look, now.x - before.x, now.y - before.y));
      return;
    }
    const [, still] = other;
    const from = between(still, before);
    const to = between(still, now);
    const factor = distance(still, now) / Math.max(1, distance(still, before));
    const { x, y } = fromMiddle(stage.current, to);
    onLook((look) => zoomAt(panBy(look, to.x - from.x, to.y - from.y), factor, x, y));
  };
  const letGo = (event: PointerEvent<HTMLDivElement>): void => {
    held.current.delete(event.pointerId);
    setIsHeld(held.current.size > 0);
    const from = pressed.current;
    if (held.current.size > 0 || from === null) return;
    pressed.current = null;
    const at = { x: event.clientX, y: event.clientY };
    if (event.type !== 'pointercancel' && distance(from, at) <= PRESS_PX) onPress?.(at);
  };
  return {
    isHeld,
    handlers: {
      onPointerDown: take,
      onPointerMove: draw,
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** A place of the page as it lies from the middle of the stage, around which a photo grows. */
function fromMiddle(stage: Element | null, { x, y }: Point): Point {
  const box = stage?.getBoundingClientRect();
  if (box === undefined) return { x: 0, y: 0 };
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}
