import { useEffect, type RefObject } from 'react';

/** Where a panel lies below the week, and not beside it (diary.css). */
const BELOW_WEEK = '(min-width: 47.5625em) and (max-width: 64em)';

/**
 * Brings a panel's first fields into view as it opens: below the week they lay beneath what sends. What is in hand stays in view in its week.
 *
 * @param part of the panel
 */
export function useInViewBelowWeek(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia(BELOW_WEEK).matches) return;
    const panel = part.current?.closest('.place-panel');
    const fields = panel?.querySelector('.time-fields') ?? panel?.querySelector('fieldset');
    fields?.scrollIntoView({ block: 'nearest' });
    const week = document.querySelector('.week-page');
    const inHand =
      week?.querySelector('.ghost') ?? week?.querySelector(".slip[aria-pressed='true']");
    inHand?.scrollIntoView({ block: 'nearest' });
  }, [part]);
}
