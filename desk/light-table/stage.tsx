import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { OpenedPhoto } from '../box/open-photos.ts';
import { panBy, zoomBy, type Look } from './look.ts';
import { PinnedPhoto, type Pin } from './pinned-photo.tsx';

interface StageProps {
  photo: OpenedPhoto | undefined;
  number: number;
  title: string;
  pins: readonly Pin[];
  look: Look;
  onLook: (change: (look: Look) => Look) => void;
  /** Undefined for whoever writes no marks. */
  onMark?: ((at: { x: number; y: number }) => void) | undefined;
}

const WHEEL_STEP = 1.15;
/** A press that moved further has drawn the photo, and sets no mark. */
const PRESS_PX = 5;

/** One photo on the glass: zoomed by wheel and keys, drawn by the pointer, marked by a press. */
export function Stage({ photo, number, title, pins, look, onLook, onMark }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; startX: number; startY: number } | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  // React listens to wheels without the right to stop them.
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      onLook((now) => zoomBy(now, event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [onLook]);

  const take = (event: PointerEvent<HTMLDivElement>): void => {
    const { clientX: x, clientY: y } = event;
    held.current = { x, y, startX: x, startY: y };
    event.currentTarget.setPointerCapture(event.pointerId);
    setIsHeld(true);
  };
  const draw = (event: PointerEvent<HTMLDivElement>): void => {
    const before = held.current;
    if (before === null) return;
    const { clientX: x, clientY: y } = event;
    held.current = { ...before, x, y };
    onLook((now) => panBy(now, x - before.x, y - before.y));
  };
  const letGo = (event: PointerEvent<HTMLDivElement>): void => {
    const before = held.current;
    held.current = null;
    setIsHeld(false);
    if (before === null || onMark === undefined) return;
    const { clientX: x, clientY: y } = event;
    if (Math.hypot(x - before.startX, y - before.startY) > PRESS_PX) return;
    const box = stage.current?.querySelector('.pinned')?.getBoundingClientRect();
    if (box === undefined) return;
    const at = {
      x: Math.round(((x - box.left) / box.width) * 1000),
      y: Math.round(((y - box.top) / box.height) * 1000),
    };
    if (Object.values(at).every((part) => part >= 0 && part <= 1000)) onMark(at);
  };

  return (
    <div
      className={isHeld ? 'stage held' : 'stage'}
      ref={stage}
      role="presentation"
      onPointerDown={take}
      onPointerMove={draw}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <div
        className="stage-zoom"
        style={
          {
            transform: `translate(${look.x}px, ${look.y}px) scale(${look.zoom})`,
            '--zoom': look.zoom,
          } as React.CSSProperties
        }
      >
        <PinnedPhoto
          photo={photo}
          words={`Photo ${number}: ${title}`}
          pins={pins}
          isBright={look.isBright}
        />
      </div>
      <p className="stage-title">
        <b>{number}</b> {title}
      </p>
    </div>
  );
}
