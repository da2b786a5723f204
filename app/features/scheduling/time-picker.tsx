import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { isWithinHorizon, PERIOD_DAYS, periodStart, workdaysFrom } from './calendar-days.ts';
import { DayChoice } from './day-choice.tsx';
import { readSlots } from './read-slots.ts';
import { dayOf } from './slot-words.ts';
import { TimeChoice } from './time-choice.tsx';
import type { PickedTime } from './use-picked-time.ts';

interface TimePickerProps {
  /** The address that answers with the free times of the two weeks from a Monday on. It is the question's key, too. */
  slotsUrl: (monday: string, days: number) => string;
  picked: PickedTime;
  phone: string;
}

/** Two weeks of days and the chosen day's times, with what is said while they come, when they do not, and when there are none. */
export function TimePicker({ slotsUrl, picked, phone }: TimePickerProps) {
  const { today, period, day, startsAt } = picked;
  const monday = periodStart(today, period);
  const query = useQuery({ queryKey: [slotsUrl(monday, PERIOD_DAYS)] });
  const slots = useMemo(() => readSlots(slotsIn(query.data)), [query.data]);
  const days = workdaysFrom(monday);
  const freeDays = new Set(slots.map((slot) => dayOf(slot.startsAt)));
  const shownDay = day !== null && freeDays.has(day) ? day : days.find((d) => freeDays.has(d));

  return (
    <div className="time-picker">
      <div className="days-area">
        {query.isPending ? (
          <p className="times-note" role="status">
            <span className="spinner" aria-hidden="true" />
            Loading times...
          </p>
        ) : null}
        {query.isError ? (
          <div className="times-note" role="alert">
            <p>
              The free times did not load. Try again, or call <PhoneLink phone={phone} />.
            </p>
            <button className="quiet-button" type="button" onClick={() => void query.refetch()}>
              Try again
            </button>
          </div>
        ) : null}
        {query.isSuccess ? (
          <DayChoice days={days} freeDays={freeDays} chosen={shownDay} onChoose={picked.showDay} />
        ) : null}
      </div>
      <Periods today={today} period={period} onPeriod={picked.showPeriod} />
      {query.isSuccess && shownDay ? (
        <TimeChoice
          day={shownDay}
          slots={slots.filter((slot) => dayOf(slot.startsAt) === shownDay)}
          chosen={startsAt}
          onChoose={picked.pick}
        />
      ) : null}
      {query.isSuccess && !shownDay ? (
        <p className="times-note" role="status">
          No time is free in these two weeks. Look at later ones, or call{' '}
          <PhoneLink phone={phone} />.
        </p>
      ) : null}
    </div>
  );
}

function slotsIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'slots' in answer ? answer.slots : [];
}

interface PeriodsProps {
  today: string;
  period: number;
  onPeriod: (period: number) => void;
}

/** The way to other weeks. The buttons stay while times come and where they lead no further, so that the focus is not lost. */
function Periods({ today, period, onPeriod }: PeriodsProps) {
  const hasEarlier = period > 0;
  const hasLater = isWithinHorizon(today, period + 1);
  return (
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
  );
}
