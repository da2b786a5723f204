import { useState } from 'react';
import { dayToOpen } from '../../domain/desk/day-to-open.ts';
import { isCalendarDay } from '../../domain/scheduling/offered-slots.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import { useRoom } from '../room.ts';
import type { DiarySlip } from './diary-slips.ts';

interface DayAsked {
  readonly slips: readonly DiarySlip[];
  readonly rules: OpeningRules;
  readonly now: Date;
  readonly today: string;
  /** A day is shown, and no week. */
  readonly isDay: boolean;
}

/** The day, or the day of the week, that is shown: as the address asks, else today, and of a week that is over the next one. */
export function useDayShown(query: URLSearchParams, asked: DayAsked): string {
  const { slips, rules, now, today, isDay } = asked;
  const { isWhole } = useRoom().box;
  // Found once, when all that lies in it is open: no week turns by itself when its last hour is over.
  const [openedOn, setOpenedOn] = useState('');
  if (isWhole && openedOn === '') {
    const visits = slips.filter(({ is }) => is === 'visit');
    const ends = visits.map(({ slot }) => slot.endsAt);
    setOpenedOn(dayToOpen(rules, ends, now));
  }
  const day = query.get('day') ?? query.get('week') ?? '';
  if (isCalendarDay(day)) return day;
  return isDay || openedOn < today ? today : openedOn;
}
