import { useRef } from 'react';
import { offeredStretches, type Stretch } from '../../domain/desk/diary-days.ts';
import { hoursOn, isByAppointment } from '../../domain/practice/hours-on.ts';
import { wallClockAt, weekdayOf } from '../../domain/practice/practice-clock.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { ClosedHours, Ghost, HourMargin, NowLine, OfferedEdge, OwnTimes } from './day-column.tsx';
import { slipsInTheWay, takenOf, type DiarySlip } from './diary-slips.ts';
import { heldBlock, heldCard, wantedBy, type Hand } from './hand.ts';
import { sayClosed } from './diary-words.ts';
import { Legend } from './legend.tsx';
import { SlipButton } from './slip-button.tsx';
import { useSlipDrag, type DrawnSlip } from './use-slip-drag.ts';

interface WeekPageProps {
  days: readonly string[];
  slips: readonly DiarySlip[];
  /** When our own calendar is busy. */
  own: readonly Stretch[];
  hand: Hand;
  /** Whether what is in hand would find room. */
  isFree: boolean;
  who: string;
  now: Date;
  onTake: (slip: DiarySlip) => void;
  onDrag: (slip: DrawnSlip, to: Stretch) => void;
}

const OPEN_DAYS = 5;

/** One spread a week: a column a day, hours down the margin. Weekends have columns once we open or somebody comes then. */
export function WeekPage(props: WeekPageProps) {
  const { days, slips, own, hand, isFree, who, now, onTake, onDrag } = props;
  const rules = useRoom().practice.opening;
  const grid = useRef<HTMLDivElement>(null);
  const drag = useSlipDrag(grid, onDrag);
  const today = wallClockAt(now, rules.timeZone).date;
  const wanted = wantedBy(hand);
  const isMoved = !liesThere(slips, hand);
  const weekend = days.slice(OPEN_DAYS);
  const isWeekendOpen = weekend.some(
    (day) =>
      hoursOn(rules, day) !== null || wanted?.day === day || slips.some((slip) => slip.day === day),
  );
  const shown = isWeekendOpen ? days : days.slice(0, OPEN_DAYS);
  const inDay = (day: string) => [...slips, ...own].filter((one) => one.day === day);
  const offered = offeredStretches(rules, days, [...takenOf(slips), ...own], now);
  return (
    <>
      <div
        className={isWeekendOpen ? 'week-grid with-weekend' : 'week-grid'}
        ref={grid}
        {...drag}
        role="presentation"
      >
        <div className="day-head" />
        {shown.map((day) => (
          <h2 className={day === today ? 'day-head today' : 'day-head'} key={day}>
            <a href={`/diary?day=${day}`} onClick={follow}>
              <b>{Number(day.slice(-2))}</b>{' '}
              <span>{day === today ? 'today' : weekdayOf(day).slice(0, 3)}</span>
            </a>
          </h2>
        ))}
        {isWeekendOpen ? null : (
          <h2 className="day-head day-head-weekend">
            {weekend.map((day) => (
              <b key={day}>{Number(day.slice(-2))} </b>
            ))}
          </h2>
        )}
        <HourMargin rules={rules} />
        {shown.map((day) => (
          <div className={day < today ? 'day-column past' : 'day-column'} data-day={day} key={day}>
            <NowLine rules={rules} day={day} now={now} before={inDay(day)} />
            {hoursOn(rules, day) !== null || isByAppointment(rules, day) ? null : (
              <p className="closed-day">{sayClosed(rules, day)}</p>
            )}
            <ClosedHours rules={rules} day={day} />
            <OfferedEdge stretches={offered.filter((one) => one.day === day)} />
            <OwnTimes rules={rules} stretches={own.filter((one) => one.day === day)} />
            {slips
              .filter((slip) => slip.day === day)
              .map((slip) => (
                <SlipButton
                  key={slip.key}
                  slip={slip}
                  rules={rules}
                  isHeld={isHeld(slip, hand)}
                  onTake={() => onTake(slip)}
                />
              ))}
            {wanted?.day === day && isMoved ? (
              <Ghost
                rules={rules}
                stretch={wanted}
                isFree={isFree}
                who={who}
                inTheWay={slipsInTheWay(slips, wanted, hand)}
              />
            ) : null}
          </div>
        ))}
        {isWeekendOpen ? null : <p className="day-column weekend">weekends by appoint&shy;ment</p>}
      </div>
      <Legend hasOwn={own.length > 0} />
    </>
  );
}

/** Whether what is in hand lies already where it is wanted: its slip says all then. */
export function liesThere(slips: readonly DiarySlip[], hand: Hand): boolean {
  const wanted = wantedBy(hand);
  return slips.some(
    (slip) => isHeld(slip, hand) && slip.day === wanted?.day && slip.from === wanted.from,
  );
}

/** Whether a slip is what somebody has in hand. */
export function isHeld(slip: DiarySlip, hand: Hand): boolean {
  if (slip.is === 'kept') return heldBlock(hand) === slip.block.number;
  return slip.is === 'visit' && heldCard(hand) === slip.card.name;
}

/** Which day of a week is opened, and printed: that of what is in hand, else today, else the one that was asked for. */
export function dayOfSpread(
  days: readonly string[],
  {
    slips,
    hand,
    today,
    day,
  }: Pick<WeekPageProps, 'slips' | 'hand'> & { today: string; day: string },
): string {
  const inHand = slips.find((slip) => isHeld(slip, hand))?.day;
  const wanted = inHand !== undefined && days.includes(inHand) ? inHand : today;
  return days.includes(wanted) ? wanted : day;
}
