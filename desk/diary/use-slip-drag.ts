import { useRef, type PointerEvent, type RefObject, type MouseEvent } from 'react';
import type { Stretch } from '../../domain/desk/diary-days.ts';

/** A hand that trembles has not begun to drag. */
const THRESHOLD_PX = 6;

/** A slip that is drawn: the card of a visit, or the number of a time that is kept free. */
export type DrawnSlip = { readonly card: string } | { readonly block: number };

interface Dragged {
  slip: DrawnSlip;
  count: number;
  x: number;
  y: number;
  /** Where in the slip it was taken. */
  dy: number;
  isOn: boolean;
}

/**
 * Lets a slip be drawn over the columns of a week by mouse or pen; a finger scrolls. It snaps to half-hours, and nothing is done until it is
 * confirmed.
 *
 * @param onDrag the slip, and where it would lie
 */
export function useSlipDrag(
  grid: RefObject<HTMLDivElement | null>,
  onDrag: (slip: DrawnSlip, to: Stretch) => void,
) {
  const dragged = useRef<Dragged | null>(null);
  const hasDragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
      hasDragged.current = false;
      const slip = (event.target as Element).closest<HTMLElement>('.slip[data-count]');
      if (slip === null || event.pointerType === 'touch' || event.button !== 0) return;
      const { card, block, count = '' } = slip.dataset;
      const dy = event.clientY - slip.getBoundingClientRect().top;
      dragged.current = {
        slip: card === undefined ? { block: Number(block) } : { card },
        count: Number(count),
        x: event.clientX,
        y: event.clientY,
        dy,
        isOn: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>): void => {
      // Let go where nothing of it was heard, beside the week or outside of the window.
      if (event.buttons === 0) dragged.current = null;
      const { current } = dragged;
      if (current === null) return;
      const { clientX, clientY } = event;
      const far = Math.hypot(clientX - current.x, clientY - current.y);
      if (!current.isOn && far < THRESHOLD_PX) return;
      current.isOn = true;
      hasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      for (const column of grid.current?.querySelectorAll<HTMLElement>('[data-day]') ?? []) {
        const box = column.getBoundingClientRect();
        if (clientX < box.left || clientX >= box.right) continue;
        const rows = Number(getComputedStyle(column).getPropertyValue('--rows'));
        const row = Math.round(((clientY - current.dy - box.top) / box.height) * rows);
        const from = Math.max(0, Math.min(rows - current.count, row));
        onDrag(current.slip, { day: column.dataset['day'] ?? '', from, count: current.count });
      }
    },
    onPointerUp: (): void => {
      dragged.current = null;
    },
    onPointerCancel: (): void => {
      dragged.current = null;
    },
    // What was drawn is not pressed too.
    onClickCapture: (event: MouseEvent<HTMLDivElement>): void => {
      if (hasDragged.current) event.stopPropagation();
      hasDragged.current = false;
    },
  };
}
