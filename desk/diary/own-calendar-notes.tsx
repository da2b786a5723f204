import { doOverlap, isUnreadForADay } from '../../domain/desk/own-times.ts';
import { sayStamp } from '../../domain/desk/time-words.ts';
import { useRoom } from '../room.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayStart } from './diary-words.ts';
import type { DiaryOwnCalendar } from './use-own-calendar.ts';

interface OwnCalendarNotesProps {
  calendar: DiaryOwnCalendar;
  slips: readonly DiarySlip[];
  now: Date;
  onTake: (slip: DiarySlip) => void;
}

/** What there is to know of the practice's own calendar: visits that it meets, that it cannot be read, and what of it. Mostly nothing. */
export function OwnCalendarNotes({ calendar, slips, now, onTake }: OwnCalendarNotesProps) {
  const { practice } = useRoom();
  const rules = practice.opening;
  const { stretches, readAt, fault, unread } = calendar;
  const met = slips.filter(
    (slip) =>
      slip.is === 'visit' &&
      Date.parse(slip.slot.startsAt) > now.getTime() &&
      stretches.some((one) => doOverlap(one, slip)),
  );
  const isUnread = isUnreadForADay(calendar, now);
  if (met.length === 0 && !isUnread && unread === 0) return null;
  return (
    <section className="own-notes" aria-labelledby="own-notes">
      <h2 id="own-notes">Our own calendar</h2>
      {isUnread ? (
        <p className="fault">
          {readAt === null
            ? 'It has never been read'
            : `It has not been read since ${sayStamp(new Date(readAt), now, rules.timeZone)}`}
          : {sayFault(fault)}. Visitors may be offered times when it is busy. Tell whoever looks
          after the server.
        </p>
      ) : null}
      {unread === 0 ? null : (
        <p>
          {unread === 1 ? 'One entry' : `${unread} entries`} of it cannot be read and{' '}
          {unread === 1 ? 'keeps' : 'keep'} no time free. Keep those times free here.
        </p>
      )}
      {met.length === 0 ? null : (
        <>
          <p>It is busy while somebody comes. Nothing was moved.</p>
          {met.map((slip) => (
            <button className="wanted" type="button" key={slip.key} onClick={() => onTake(slip)}>
              <b>{slip.title}</b>
              <span>{sayStart(rules, slip)}</span>
            </button>
          ))}
        </>
      )}
    </section>
  );
}

/** Why, for who can do something about it. */
function sayFault(fault: string | null): string {
  switch (fault) {
    case 'HTTP 401':
    case 'HTTP 403':
    case 'HTTP 404':
    case 'HTTP 410':
      return 'its address does not open it any more';
    case 'ENOCALENDAR':
      return 'what is at its address is no calendar';
    case 'ETOOLARGE':
    case 'ETOOHARD':
      return 'it is too large';
    default:
      return `its address does not answer (${fault ?? ''})`;
  }
}
