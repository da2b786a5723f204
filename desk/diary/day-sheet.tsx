import type { Stretch } from '../../domain/desk/diary-days.ts';
import { sayMoment } from '../../domain/desk/time-words.ts';
import { isEventType } from '../../domain/scheduling/event-types.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { useWriteDownPrint } from '../use-write-down-print.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayClosed, sayLongDay, saySpan, VISITS } from './diary-words.ts';

/** The day on paper, built for the printer alone. */
export function DaySheet({
  day,
  slips,
  own,
  now,
}: {
  day: string;
  slips: readonly DiarySlip[];
  /** When our own calendar is busy. */
  own: readonly Stretch[];
  now: Date;
}) {
  const { practice, people, person } = useRoom();
  useWriteDownPrint('day');
  const rules = practice.opening;
  const closed = sayClosed(rules, day);
  const ofDay = own.filter((one) => one.day === day);
  return (
    <div className="day-sheet">
      <p>
        {practice.name}, day sheet. Printed {sayMoment(now, rules.timeZone, now)} by{' '}
        {nameAmongUs(people, person)}. Shred after use.
      </p>
      <h1>
        {sayLongDay(day)}, {day.slice(0, 'yyyy'.length)}
      </h1>
      {closed === undefined ? null : <p>{closed}.</p>}
      {ofDay.length === 0 ? null : (
        <p>Busy in our own calendar: {ofDay.map((one) => saySpan(rules, one)).join(', ')}.</p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col" className="by-hand">
              Notes by hand
            </th>
          </tr>
        </thead>
        <tbody>
          {slips
            .filter((slip) => slip.day === day && slip.is !== 'gone')
            .map((slip) => (
              <tr key={slip.key}>
                <td>{saySpan(rules, slip)}</td>
                <td>
                  {slip.title}
                  {slip.is === 'kept' ? null : <PhoneLine slip={slip} />}
                </td>
                <td>
                  {slip.is === 'kept'
                    ? sayKept(slip)
                    : isEventType(slip.card.row.kind)
                      ? VISITS[slip.card.row.kind]
                      : ''}
                </td>
                <td />
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function sayKept({ block }: DiarySlip & { is: 'kept' }): string {
  return block.offered === null ? 'blocked' : 'held for an answer';
}

function PhoneLine({ slip }: { slip: DiarySlip & { is: 'visit' | 'gone' } }) {
  const { content } = slip.card;
  const phone = typeof content === 'object' ? (content.phone ?? '') : '';
  return phone === '' ? null : (
    <>
      <br />
      {phone}
    </>
  );
}
