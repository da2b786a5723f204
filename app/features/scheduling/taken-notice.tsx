import { useEffect, useRef, type ReactNode } from 'react';
import type { Slot } from '../../../domain/scheduling/slot.ts';
import { focusOnBeginning } from '../../ui/focus-on-beginning.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** That a time is no longer free. */
export interface Taken {
  alternatives: readonly Slot[];
  /** A try for that very time had no answer: the visitor may have it already. */
  isPerhapsOwn?: boolean;
}

interface TakenNoticeProps extends Taken {
  phone: string;
  onChoose: (startsAt: string) => void;
  /** What is not lost by it. */
  children: ReactNode;
}

/** Says kindly that somebody was quicker, or that it may have been the visitor, and offers the next free times. Takes the focus and is brought into view, since the visitor waits for word. */
export function TakenNotice({
  alternatives,
  phone,
  onChoose,
  isPerhapsOwn = false,
  children,
}: TakenNoticeProps) {
  const { words, times } = useSchedulingLanguage();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? focusOnBeginning(ref.current) : undefined), [alternatives]);
  return (
    <div className="taken-notice" role="alert" ref={ref} tabIndex={-1}>
      <p>
        {isPerhapsOwn ? (
          <>
            <strong>{words.taken.perhapsYours}</strong> <PhoneLink phone={phone} />.
          </>
        ) : (
          <strong>{words.taken.heading}</strong>
        )}{' '}
        {children}
      </p>
      {alternatives.length > 0 ? (
        <>
          <p>{words.taken.next}</p>
          <ul>
            {alternatives.map(({ startsAt }) => (
              <li key={startsAt}>
                <button className="quiet-button" type="button" onClick={() => onChoose(startsAt)}>
                  {times.wholeTimeOf(startsAt)}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {words.taken.none} <PhoneLink phone={phone} />.
        </p>
      )}
    </div>
  );
}
