import { useLayoutEffect, type RefObject } from 'react';

/** On paper it is 14 cm wide; as many pixels as a canvas of the page has at most. */
const SIZE_PX = { width: 1200, height: 750 };

interface FirstDrawingProps {
  ref: RefObject<HTMLCanvasElement | null>;
  /** Around the canvas that has just drawn its first frame. */
  from: RefObject<Element | null>;
  label: string;
}

/** What a live model showed first, kept while the model goes on to something else. It stays in this canvas and is gone with it. */
export function FirstDrawing({ ref, from, label }: FirstDrawingProps) {
  useLayoutEffect(() => {
    const live = from.current?.querySelector<HTMLCanvasElement>('.live-smile canvas');
    const { width, height } = SIZE_PX;
    if (live) ref.current?.getContext('2d')?.drawImage(live, 0, 0, width, height);
  }, [ref, from]);
  return <canvas ref={ref} role="img" aria-label={label} {...SIZE_PX} />;
}
