import { useLayoutEffect, type RefObject } from 'react';
import { EDGES, messageBoxes, overlaps } from './free-edge.ts';

/**
 * Keeps the toast in the top layer, above an open menu and above dialogs, and clear of every message: at the bottom, else at the top, and where
 * neither is free it leaves, since what the page says itself is of more weight.
 *
 * @param viewport what holds the toast
 * @param id changes with each toast
 * @param onNoPlace called when there is no free place
 */
export function useFreePlace(
  viewport: RefObject<HTMLElement | null>,
  id: number,
  isOpen: boolean,
  onNoPlace: () => void,
): void {
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !isOpen) return undefined;
    let frame = 0;
    const place = () => {
      const messages = messageBoxes(element);
      const isFree = () => {
        const box = element.getBoundingClientRect();
        return messages.every((message) => !overlaps(box, message));
      };
      const free = EDGES.find((edge) => {
        element.dataset.edge = edge;
        return isFree();
      });
      if (free) frame = requestAnimationFrame(place);
      else onNoPlace();
    };
    // What was opened last stands on top: a menu or a dialog that opens later would cover it.
    const rise = (event?: Event) => {
      if (event?.target === element || event?.target instanceof HTMLDetailsElement) return;
      element.hidePopover();
      element.showPopover();
    };
    rise();
    place();
    document.addEventListener('toggle', rise, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('toggle', rise, { capture: true });
    };
  }, [viewport, id, isOpen, onNoPlace]);
}
