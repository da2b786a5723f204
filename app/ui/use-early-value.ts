import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Takes over what somebody chose before the page was alive: React leaves the control as the browser has it, says nothing of it, and puts it back
 * with the next render.
 *
 * @param known what the page goes by
 * @param adopt called once, where the control has another value
 * @returns for the control, or for what holds its radio buttons
 */
export function useEarlyValue<Root extends HTMLElement>(
  known: string,
  adopt: (value: string) => void,
): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const takeOver = useEffectEvent(() => {
    const early = root.current && valueOf(root.current);
    if (typeof early === 'string' && early !== known) adopt(early);
  });
  useEffect(() => takeOver(), []);
  return root;
}

function valueOf(root: HTMLElement): string | undefined {
  if (root instanceof HTMLInputElement || root instanceof HTMLSelectElement) return root.value;
  return root.querySelector<HTMLInputElement>('input:checked')?.value;
}
