import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';
import { dayOf } from './slot-words.ts';

interface ChosenTimeProps {
  startsAt: string | null;
  durationMinutes: number;
  /** Below the two weeks, or directly below the line of the time: the stylesheet shows the one that is near. */
  place: 'days' | 'line';
  phone: string;
  onContinue: () => void;
}

/** The time that is chosen, and the way on to what is still to be done. */
export function ChosenTime({
  startsAt,
  durationMinutes,
  place,
  phone,
  onContinue,
}: ChosenTimeProps) {
  const { words, times } = useSchedulingLanguage();
  if (startsAt === null) {
    return (
      <p className="time-strip" data-place={place} data-empty="">
        <span>
          <b>{words.times.noneChosen}</b>
          <span>
            {words.times.notListed} <PhoneLink phone={phone} />.
          </span>
        </span>
      </p>
    );
  }
  return (
    <div className="time-strip" data-place={place}>
      <p>
        <b>{times.dayNameOf(dayOf(startsAt))}</b>
        {/* That it is Eastern Time, the heading of the lines has said. */}
        <span>{times.clockRangeOf(startsAt, durationMinutes)}</span>
      </p>
      <button className="quiet-button" type="button" onClick={onContinue}>
        {words.times.goOn}
      </button>
    </div>
  );
}
