import { isUnheard } from '../../domain/desk/lost-mail.ts';
import { comesWhenClosed } from '../../domain/desk/outside-hours.ts';
import { isToBeSaid, isUnseen, type Place } from '../../domain/desk/place-card.ts';
import { LOST, sayLetterFault, sayOwed } from '../../domain/desk/say-standing.ts';
import { isInTheirHours, windowOf } from '../../domain/intake/their-hours.ts';
import { minutesBetween, sayDay, sayMinutes, sayTime } from '../../domain/desk/time-words.ts';
import type { Person } from '../../domain/desk/wire.ts';
import { wallClockAt, weekdayOf } from '../../domain/practice/practice-clock.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import { numberInWords } from '../../domain/wording/number-in-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameAmongUs } from '../room.ts';
import type { RowWords } from './card-row-button.tsx';

const SHORT = 3;

/** What a row of Waiting says around the name. */
export function waitingRowWords(
  card: OpenedCard,
  place: Place,
  people: readonly Person[],
  rules: OpeningRules,
  now: Date,
): RowWords {
  const { givenTo } = card.state;
  return {
    ...hourOf(card, place, rules, now),
    mark: card.isNew ? 'new' : markOf(card, place, rules, now),
    given: givenTo === null ? '' : nameAmongUs(people, givenTo),
  };
}

function hourOf({ row }: OpenedCard, { group, at, dueAt }: Place, rules: OpeningRules, now: Date) {
  const { timeZone } = rules;
  if (group === 'to-know' && row.appointment !== null) {
    const begins = new Date(row.appointment.startsAt);
    const day = weekdayOf(wallClockAt(begins, timeZone).date).slice(0, SHORT);
    const isFree = row.appointment.cancelledAt !== null;
    return { hour: day, half: '', below: isFree ? 'free again' : sayTime(begins, timeZone) };
  }
  const [hour = '', half = ''] = sayTime(at, timeZone).split(/\s/);
  if (dueAt !== null) {
    const minutes = minutesBetween(now, dueAt);
    const day = sayDay(dueAt, now, timeZone);
    const isNear = day === 'today' || minutes < 0;
    const left = minutes < 0 ? `${sayMinutes(minutes)} past` : `${sayMinutes(minutes)} left`;
    const weekday = weekdayOf(wallClockAt(dueAt, timeZone).date).slice(0, SHORT);
    return { hour, half, below: isNear ? left : `${weekday}, ${sayMinutes(minutes)}` };
  }
  const day = sayDay(at, now, timeZone);
  return { hour, half, below: day };
}

/** The one thing that tells this card from the next. */
function markOf(
  { content, state, photos, row }: OpenedCard,
  place: Place,
  rules: OpeningRules,
  now: Date,
): string {
  if (typeof content !== 'object') return '';
  if (isToBeSaid(row, state, now)) return 'cancelled: tell them';
  if (isUnheard(row, state, now)) return LOST;
  if (state.toWriteAnew !== null) return sayLetterFault(state.toWriteAnew);
  if (comesWhenClosed(row, state, rules, now)) return 'we are closed then';
  if (place.group === 'aside') return row.setAside === 'haste' ? 'within a second' : 'hidden field';
  if (place.group === 'booked' && isUnseen(row, state)) {
    return `moved; ${sayOwed(row, state, rules)}`;
  }
  if (state.tries > 0) {
    return state.tries === 1 ? 'tried once' : `tried ${numberInWords(state.tries)} times`;
  }
  if (state.turn?.is === 'letter') return 'letter sent';
  if (place.group === 'booked') return sayOwed(row, state, rules);
  if (photos > 0) return photos === 1 ? 'one photo' : `${photos} photos`;
  const window = windowOf(content.preferredTime, rules);
  if (window !== undefined && place.dueAt !== null) {
    const endsInside = isInTheirHours(content.preferredTime, place.dueAt, rules);
    if (!endsInside) return `asks for ${shortClock(window.from)} to ${shortClock(window.to)}`;
  }
  if (row.appointment === null && (content.phone ?? '') === '') return 'no number';
  return content.smileResults === undefined ? '' : 'smile profile';
}

/** `14:00` as "2", `08:30` as "8:30". */
function shortClock(time: string): string {
  const [hours, minutes] = time.split(':');
  const hour = String(Number(hours) % 12 || 12);
  return minutes === '00' ? hour : `${hour}:${minutes}`;
}
