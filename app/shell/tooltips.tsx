import { useEffect, useRef, useState } from 'react';
import { tooltipDelay } from './tooltip-timing.ts';

const TOOLTIP_ID = 'tooltip';
const GAP_PX = 6;
const MARGIN_PX = 8;

/**
 * Tooltips for whatever carries `data-tooltip`: after a pause under a pointer, at once for the keyboard, gone with Escape, and
 * staying while the pointer is on them (WCAG 1.4.13). One listener for the page, so that a link needs no component around it
 * and no code before the page has come to rest (docs/decisions/013-toasts-and-tooltips.md).
 */
export function Tooltips() {
  const ref = useRef<HTMLDivElement>(null);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: HTMLElement | null = null;
    let byFocus = false;
    let closedAtMs: number | null = null;
    const show = (next: HTMLElement, opener: 'pointer' | 'focus') => {
      shown = next;
      byFocus = opener === 'focus';
      setTrigger(next);
    };
    const close = () => {
      clearTimeout(timer);
      if (!shown) return;
      shown = null;
      byFocus = false;
      closedAtMs = performance.now();
      setTrigger(null);
    };
    const followPointer = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      if (event.target.closest(`#${TOOLTIP_ID}`)) return;
      const next = event.target.closest<HTMLElement>('[data-tooltip]');
      if (next && next === shown) return;
      // A page that moves below a pointer at rest is reported as the pointer's going: what the focus opened stays (WCAG 1.4.13).
      if (byFocus) clearTimeout(timer);
      else close();
      if (!next) return;
      timer = setTimeout(() => show(next, 'pointer'), tooltipDelay(performance.now(), closedAtMs));
    };
    const followFocus = (event: FocusEvent) => {
      const next = event.target instanceof Element ? event.target.closest('[data-tooltip]') : null;
      close();
      if (next instanceof HTMLElement && next.matches(':focus-visible')) show(next, 'focus');
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const followScroll = () => {
      if (byFocus && shown && ref.current) placeBelow(ref.current, shown);
      else close();
    };
    document.addEventListener('pointerover', followPointer);
    document.addEventListener('pointerdown', close);
    // Into a frame the focus goes without being heard of: that it has left is.
    document.addEventListener('focusout', close);
    document.addEventListener('focusin', followFocus);
    document.addEventListener('keydown', closeByKey);
    window.addEventListener('scroll', followScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', followPointer);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusout', close);
      document.removeEventListener('focusin', followFocus);
      document.removeEventListener('keydown', closeByKey);
      window.removeEventListener('scroll', followScroll);
    };
  }, []);

  useEffect(() => {
    const tooltip = ref.current;
    if (!tooltip || !trigger) return undefined;
    tooltip.showPopover();
    placeBelow(tooltip, trigger);
    trigger.setAttribute('aria-describedby', TOOLTIP_ID);
    return () => {
      trigger.removeAttribute('aria-describedby');
      tooltip.hidePopover();
    };
  }, [trigger]);

  return (
    <div className="tooltip" id={TOOLTIP_ID} ref={ref} role="tooltip" popover="manual">
      {trigger?.dataset.tooltip}
    </div>
  );
}

function placeBelow(tooltip: HTMLElement, trigger: HTMLElement): void {
  const { left, width, bottom } = trigger.getBoundingClientRect();
  const centred = left + (width - tooltip.offsetWidth) / 2;
  const rightmost = document.documentElement.clientWidth - tooltip.offsetWidth - MARGIN_PX;
  const x = Math.max(MARGIN_PX, Math.min(centred, rightmost));
  tooltip.style.setProperty('--tooltip-x', `${x}px`);
  tooltip.style.setProperty('--tooltip-y', `${bottom + GAP_PX}px`);
}
