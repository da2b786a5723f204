import { useEffect, useRef } from 'react';
import { focusOnBeginning } from '../../ui/focus-on-beginning.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { TriedTime } from './kept-try.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

/**
 * After a reload: that a try to book had no answer here, and how to find out, so that nobody books twice. It takes the focus and is brought into
 * view: the browser is where the visitor was, below it.
 */
export function TriedBefore({ event, startsAt, phone }: TriedTime & { phone: string }) {
  const { words, times } = useSchedulingLanguage();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notice = ref.current;
    if (!notice) return undefined;
    const end = focusOnBeginning(notice);
    // A frame has its height, and the page around its place after a reload, only later.
    const again = () => {
      // Whoever has gone on, into a field that a phone makes room for, is not taken out of it.
      if (document.activeElement === notice) focusOnBeginning(notice);
    };
    window.addEventListener('resize', again, { once: true });
    return () => {
      end();
      window.removeEventListener('resize', again);
    };
  }, []);
  const said = words.taken.tried
    .replace('{visit}', words.event.names[event])
    .replace('{time}', times.wholeTimeOf(startsAt));
  return (
    <div className="booked-before" ref={ref} tabIndex={-1}>
      <p>
        {said} <PhoneLink phone={phone} />.
      </p>
    </div>
  );
}
