import { sayClock } from '../../domain/practice/practice-clock.ts';
import { clockOfSlot } from '../../domain/scheduling/diary-slot.ts';
import { isEventType } from '../../domain/scheduling/event-types.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import { offeredTo } from '../box/offered-to.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayLongDay, saySpan, VISITS } from './diary-words.ts';

/** What stands before the name in why a time is held. */
const OFFERED_TO = offeredTo('');

interface SlipButtonProps {
  slip: DiarySlip;
  rules: OpeningRules;
  isHeld: boolean;
  /** What stands below a day's larger slips. */
  more?: string;
  onTake: () => void;
}

/** One slip in a column: who and when, or why the time is kept free. Its place and height are its time. */
export function SlipButton({ slip, rules, isHeld, more = '', onTake }: SlipButtonProps) {
  const place = { '--from': slip.from, '--count': slip.count } as React.CSSProperties;
  if (slip.is === 'gone') {
    // A half-hour has room for a name and a word or two.
    const [note = '', ...more] = slip.count === 1 ? slip.note.split(', ') : [slip.note];
    return (
      <p
        className="slip gone"
        style={place}
        data-rows={slip.count}
        title={`${slip.title}, ${slip.note}`}
      >
        <s>{slip.title}</s> <small>{note}</small>
        {more.length === 0 ? null : <span className="visually-hidden">, {more.join(', ')}</span>}
      </p>
    );
  }
  const kind = slip.is === 'visit' ? slip.card.row.kind : '';
  const isHalf = slip.count === 1;
  const isShort = isHalf && more === '';
  const isOffered = slip.is === 'kept' && slip.block.offered !== null;
  const isWeekly = slip.is === 'kept' && slip.block.series !== null;
  const kept = isOffered ? 'Held' : isWeekly ? 'Blocked each week' : 'Blocked';
  const span = saySpan(rules, slip);
  const start = sayClock(clockOfSlot(slip.slot));
  // A half-hour has room for a name alone; that it is held its edge says.
  const keptTitle = isOffered && isShort ? slip.title.replace(OFFERED_TO, '') : slip.title;
  return (
    <button
      type="button"
      className={slip.is === 'kept' ? `slip kept ${isOffered ? 'held' : ''}` : `slip ${kind}`}
      style={place}
      data-rows={isHalf ? 1 : undefined}
      aria-pressed={isHeld}
      onClick={onTake}
      {...(slip.is === 'visit'
        ? {
            'aria-keyshortcuts': 'M X',
            'data-card': slip.card.name,
            'data-count': slip.count,
          }
        : {
            ...(isOffered ? {} : { 'aria-keyshortcuts': 'M', 'data-count': slip.count }),
            'data-block': slip.is === 'kept' ? slip.block.number : undefined,
          })}
    >
      <span className="visually-hidden">{isEventType(kind) ? VISITS[kind] : kept}, </span>
      {isShort && slip.is === 'visit' ? <small>{start.replace(/\s[AP]M$/, '')} </small> : null}
      {/* On what is cut off, and not on the button: who listens has heard it. */}
      {slip.is === 'visit' ? (
        <b title={slip.title}>{slip.title}</b>
      ) : (
        <span title={slip.title}>{keptTitle}</span>
      )}
      <span className="visually-hidden">
        {' '}
        {sayLongDay(slip.day)}, {isHalf || slip.is === 'kept' ? span : ''}
      </span>
      {more === '' || !isHalf ? (
        <>
          {isShort || slip.is === 'kept' ? null : <small>{span}</small>}
          {more === '' ? null : <small>{more}</small>}
        </>
      ) : (
        // When it ends its height says; each stands there whole, or not at all.
        <span className="slip-more">
          <small aria-hidden="true">{start}</small>
          <small>{more}</small>
        </span>
      )}
    </button>
  );
}
