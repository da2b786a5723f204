import { HORIZON_DAYS } from '../../../domain/scheduling/event-types.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { isWithinHorizon, lastBookableDay } from './calendar-days.ts';
import { dayNameOf } from './slot-words.ts';

interface PeriodsProps {
  /** As `2027-03-15`. */
  today: string;
  /** Which two weeks are shown, counted from this week. */
  period: number;
  phone: string;
  onPeriod: (period: number) => void;
}

/**
 * The way to other weeks, and how far it leads. The buttons stay while times come and where they lead no further, so that the focus is not lost.
 */
export function Periods({ today, period, phone, onPeriod }: PeriodsProps) {
  const hasEarlier = period > 0;
  const hasLater = isWithinHorizon(today, period + 1);
  const lastDay = dayNameOf(lastBookableDay(today));
  return (
    <div>
      <p className="period-row">
        <button
          className="quiet-button"
          type="button"
          aria-disabled={!hasEarlier}
          onClick={() => hasEarlier && onPeriod(period - 1)}
        >
          Earlier dates
        </button>
        <button
          className="quiet-button"
          type="button"
          aria-disabled={!hasLater}
          onClick={() => hasLater && onPeriod(period + 1)}
        >
          Later dates
        </button>
      </p>
      <p className="horizon-note" aria-live="polite">
        {hasLater ? (
          `You can book up to ${HORIZON_DAYS} days ahead, until ${lastDay}.`
        ) : (
          <>
            These are the last dates that can be booked now: {HORIZON_DAYS} days ahead, until{' '}
            {lastDay}. For a later one, call <PhoneLink phone={phone} />.
          </>
        )}
      </p>
    </div>
  );
}
