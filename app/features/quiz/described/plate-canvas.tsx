import { useLayoutEffect, type RefObject } from 'react';
import {
  PLATE_PX,
  placeOnSheet,
  type DescribedPlate,
} from '../../../../domain/smile/described-plates.ts';

interface PlateCanvasProps {
  ref: RefObject<HTMLCanvasElement | null>;
  /** Of all plates. */
  sheet: HTMLImageElement;
  plate: DescribedPlate;
  /** What it shows; none where something else says so. */
  label: string | undefined;
}

/** One plate, cut out of the sheet. */
export function PlateCanvas({ ref, sheet, plate, label }: PlateCanvasProps) {
  useLayoutEffect(() => {
    const { left, top } = placeOnSheet(plate);
    const { width, height } = PLATE_PX;
    ref.current?.getContext('2d')?.drawImage(sheet, left, top, width, height, 0, 0, width, height);
  }, [ref, sheet, plate]);
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={label}
      aria-hidden={!label || undefined}
      {...PLATE_PX}
    />
  );
}
