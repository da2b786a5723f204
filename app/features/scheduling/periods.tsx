import { useSchedulingLanguage } from './scheduling-language.ts';

interface PeriodsProps {
  /** Which two weeks are shown, counted from this week. */
  period: number;
  /** Whether anything of later weeks can be booked. */
  hasLater: boolean;
  /** The days that are shown. */
  days: readonly string[];
  onPeriod: (period: number) => void;
}

/** The way to other weeks, with these between. The buttons stay while times come and where they lead no further, so that the focus is not lost. */
export function Periods({ period, hasLater, days, onPeriod }: PeriodsProps) {
  const hasEarlier = period > 0;
  const { words, times } = useSchedulingLanguage();
  const { earlier, later, dates, between } = words.days;
  const [first] = days;
  const last = days.at(-1);
  return (
    <p className="period-row">
      <button
        className="quiet-button"
        type="button"
        aria-disabled={!hasEarlier}
        onClick={() => hasEarlier && onPeriod(period - 1)}
      >
        <span>
          {earlier}
          {dates ? <span className="period-rest"> {dates}</span> : null}
        </span>
      </button>
      {first && last ? (
        <span className="period-days">
          {times.shortDayOf(first)} {between} {times.shortDayOf(last)}
        </span>
      ) : null}
      <button
        className="quiet-button"
        type="button"
        aria-disabled={!hasLater}
        onClick={() => hasLater && onPeriod(period + 1)}
      >
        <span>
          {later}
          {dates ? <span className="period-rest"> {dates}</span> : null}
        </span>
      </button>
    </p>
  );
}
