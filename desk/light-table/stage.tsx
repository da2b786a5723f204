import { useRef } from 'react';
import type { OpenedPhoto } from '../box/open-photos.ts';
import type { Look } from './look.ts';
import { PinnedPhoto, type Pin } from './pinned-photo.tsx';
import { useStagePointers } from './use-stage-pointers.ts';

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

/** One photo on the glass: zoomed by wheel, fingers and keys, drawn by the pointer, marked by a press. */
export function Stage({ photo, number, title, pins, look, onLook, onMark }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const press = ({ x, y }: { x: number; y: number }): void => {
    const box = stage.current?.querySelector('.pinned')?.getBoundingClientRect();
    if (box === undefined) return;
    const at = {
      x: Math.round(((x - box.left) / box.width) * 1000),
      y: Math.round(((y - box.top) / box.height) * 1000),
    };
    if (Object.values(at).every((part) => part >= 0 && part <= 1000)) onMark?.(at);
  };
  const { isHeld, handlers } = useStagePointers(stage, onLook, press);

  return (
    <div
      className={isHeld ? 'stage held' : 'stage'}
      data-photo={number}
      ref={stage}
      role="presentation"
      {...handlers}
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
