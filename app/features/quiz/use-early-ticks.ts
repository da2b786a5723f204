import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes over boxes that were ticked before the page was alive.
 *
 * @param root what holds the boxes, in the order of their options
 * @param toggle called for each option whose box is ticked and which is not known to be
 */
export function useEarlyTicks(
  root: RefObject<HTMLElement | null>,
  selected: readonly number[],
  toggle: (option: number) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    for (const [option, box] of boxes.entries()) {
      if (box.checked && !selected.includes(option)) toggle(option);
    }
  });
  useEffect(() => takeOver(), []);
}
