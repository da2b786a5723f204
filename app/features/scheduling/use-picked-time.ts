import { useEffect, useState } from 'react';
import { newYorkDay } from '../../../domain/validity/new-york-day.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { STEP_MINUTES } from '../../../domain/scheduling/event-types.ts';
import { useAnswers } from '../../request/use-answer.ts';
import { periodOf } from './calendar-days.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { dayOf } from './slot-words.ts';

/** Where a visitor is in the calendar, and what they have picked there. */
export interface PickedTime {
  /** When the times were asked for: what lies within the notice is counted from here. */
  readonly askedAt: Date;
  /** Today in New York, as 2026-12-25. */
  readonly today: string;
  /** Which two weeks, counted from this week. */
  readonly period: number;
  /** The day whose times are shown; the first free one where none is chosen. */
  readonly day: string | null;
  readonly startsAt: string | null;
  /** Whether the picked time was picked before this was open: the visitor has yet to see that it is. */
  readonly isBrought: boolean;
  /** Other weeks: what was picked in the old ones is dropped. */
  readonly showPeriod: (period: number) => void;
  /** Another day: its time is still to be picked. */
  readonly showDay: (day: string) => void;
  readonly pick: (startsAt: string | null) => void;
  /** Picks a time that may be in other weeks, and shows them. */
  readonly jumpTo: (startsAt: string) => void;
  /** The same, with the time that the address asks for, or that was picked when the form was last open. */
  readonly bring: (startsAt: string) => void;
}

/**
 * Keeps the place in the calendar and the picked time.
 *
 * @param facts when the practice is open
 * @param shownFirst a time whose day is shown first; without it the calendar begins with this week
 */
export function usePickedTime(
  facts: Pick<SchedulingFacts, 'hours' | 'closures'>,
  shownFirst?: string,
): PickedTime {
  const rules = openingHoursOf(facts);
  const [askedAt, setAskedAt] = useState(() => new Date());
  const today = newYorkDay(askedAt);
  const answers = useAnswers();
  useEffect(() => {
    // A tab that was left open: what it offers is known to be otherwise once another half-hour has begun.
    const renew = () => {
      if (document.hidden || Date.now() - askedAt.getTime() < STEP_MINUTES * 60_000) return;
      setAskedAt(new Date());
      answers.outdate();
    };
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [askedAt, answers]);
  const [period, setPeriod] = useState(() =>
    shownFirst ? periodOf(rules, today, dayOf(shownFirst)) : 0,
  );
  const [day, setDay] = useState(() => (shownFirst ? dayOf(shownFirst) : null));
  const [startsAt, pick] = useState<string | null>(null);
  const [brought, setBrought] = useState<string | null>(null);
  const jumpTo = (time: string) => {
    setPeriod(periodOf(rules, today, dayOf(time)));
    setDay(dayOf(time));
    pick(time);
  };
  return {
    askedAt,
    today,
    period,
    day,
    startsAt,
    isBrought: startsAt !== null && startsAt === brought,
    showPeriod: (next) => {
      setPeriod(next);
      setDay(null);
      pick(null);
    },
    showDay: (next) => {
      setDay(next);
      pick(null);
    },
    pick,
    jumpTo,
    bring: (time) => {
      setBrought(time);
      jumpTo(time);
    },
  };
}
