import { sayDate } from '../../../domain/practice/say-date.ts';
import { dayBefore, type TimeBefore } from '../../../domain/weddings/ribbon.ts';
import { sayMark } from './wedding-words.ts';

interface RibbonMarkProps {
  mark: TimeBefore;
  /** The mark that is one nearer to the day. */
  nearer: TimeBefore | undefined;
  /** Null where there is no date. */
  day: string | null;
  isQuiet: boolean;
}

/** A row of the cloth, with its mark at the end; for the eye, since every entry says its own time. */
export function RibbonMark({ mark, nearer, day, isQuiet }: RibbonMarkProps) {
  return (
    <span
      className="ribbon-mark"
      data-unit={'weeks' in mark ? 'week' : 'month'}
      data-quiet={isQuiet ? '' : undefined}
      data-undated={day === null ? '' : undefined}
    >
      <span className="ribbon-label">
        {day === null ? sayMark(mark) : sayDate(dayBefore(day, mark), MARK_PARTS)}
        <NewYear mark={mark} nearer={nearer} day={day} />
      </span>
    </span>
  );
}

const MARK_PARTS = { month: 'short', day: 'numeric' } as const;

/** The year, where the ribbon comes into another. */
function NewYear({ mark, nearer, day }: Omit<RibbonMarkProps, 'isQuiet'>) {
  if (day === null) return null;
  const year = dayBefore(day, mark).slice(0, 4);
  const before = nearer ? dayBefore(day, nearer) : day;
  return before.startsWith(year) ? null : <span className="ribbon-year">{year}</span>;
}
