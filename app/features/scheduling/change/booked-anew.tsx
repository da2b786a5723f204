import { keptBooking } from '../kept-booking.ts';
import { useSchedulingLanguage } from '../scheduling-language.ts';
import { useBookedTime } from '../use-is-booked.ts';

/**
 * What was booked over the page of a cancelled appointment, or in this tab before: its confirmation is gone with its dialog. Apart from what the scheduler
 * says after a reload (booked-before.tsx), which no other page loads.
 *
 * @param props.id the cancelled one's
 */
export function BookedAnew({ id }: { id: string }) {
  const { words, times } = useSchedulingLanguage();
  const { before, number, openBefore } = words.booked;
  useBookedTime();
  const anew = keptBooking();
  if (!anew || anew.id === id) return null;
  return (
    <div className="booked-anew">
      <p>
        {before
          .replace('{visit}', words.event.names[anew.event])
          .replace('{time}', times.wholeTimeOf(anew.startsAt))}
        {anew.reference ? ` ${number.replace('{number}', anew.reference)}.` : null}
      </p>
      {anew.link ? (
        <p>
          <a className="quiet-link" href={anew.link} target="_blank" rel="noopener noreferrer">
            {openBefore}
          </a>
        </p>
      ) : null}
    </div>
  );
}
