import { HORIZON_DAYS } from '../../../domain/scheduling/event-types.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { isWithinHorizon, lastBookableDay } from './calendar-days.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

interface HorizonNoteProps {
  /** As `2027-03-15`. */
  today: string;
  /** Which two weeks are shown, counted from this week. */
  period: number;
  phone: string;
}

/** How far ahead one may book, and whom to call for a later day. */
export function HorizonNote({ today, period, phone }: HorizonNoteProps) {
  const { words, times } = useSchedulingLanguage();
  // One word to the eye: "Wednesday," does not end a line.
  const lastDay = times.dayNameOf(lastBookableDay(today)).replaceAll(' ', '\u00a0');
  const fill = (sentence: string) =>
    sentence.replace('{days}', String(HORIZON_DAYS)).replace('{last}', lastDay);
  return (
    <p className="horizon-note" aria-live="polite">
      {isWithinHorizon(today, period + 1) ? (
        fill(words.days.horizon)
      ) : (
        <>
          {fill(words.days.horizonEnd)} <PhoneLink phone={phone} />.
        </>
      )}
    </p>
  );
}
