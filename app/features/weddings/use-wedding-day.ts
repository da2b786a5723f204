import practice from 'content:practice';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { firstBookableDay } from '../../../domain/scheduling/first-bookable-day.ts';
import { newYorkDay } from '../../../domain/validity/new-york-day.ts';
import type { Visits } from '../../../domain/weddings/begin-by.ts';
import type { CalendarDay } from '../../../domain/weddings/calendar-day.ts';
import { countBack, dayOfHash, type Countdown } from '../../../domain/weddings/ribbon.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { useMinute } from '../../ui/use-minute.ts';

export interface WeddingDay {
  /** Null before there is a date. */
  readonly countdown: Countdown | null;
  /** At the practice; null in the prerendered page, which cannot know it. */
  readonly today: CalendarDay | null;
  /** When a plan can begin; null like today. */
  readonly visits: Visits | null;
  /** How often a day was asked for in this visit of the page. */
  readonly askedCount: number;
  readonly choose: (day: CalendarDay | null) => void;
}

/**
 * The wedding day of a visit. It stands in the address behind `#`, which browsers send to nobody, each in the place of the last, so that Back
 * leads out of the page (docs/decisions/104-a-wedding-day-behind-the-hash.md).
 */
export function useWeddingDay(): WeddingDay {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  // The page was made without a day: it must be brought to life as it was made.
  const addressed = isAlive ? dayOfHash(hash) : null;
  const [day, setDay] = useState(addressed);
  const [seen, setSeen] = useState(addressed);
  const [askedCount, setAskedCount] = useState(0);
  // An address that comes to name a day brings it; one that names a place on the page takes none away.
  if (addressed !== seen) {
    setSeen(addressed);
    if (addressed !== null) setDay(addressed);
  }
  const now = useMinute();
  const today = now === null ? null : newYorkDay(now);

  return {
    countdown: day === null || today === null ? null : countBack(day, today),
    today,
    visits: now === null ? null : visitsFrom(now),
    askedCount,
    choose: (next) => {
      setDay(next);
      if (next !== null) setAskedCount((count) => count + 1);
      void navigate(
        { search, hash: next === null ? '' : `#${next}` },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

/** Everything of ours begins with a Smile Blueprint. */
function visitsFrom(now: Date): Visits {
  const rules = openingHoursOf(practice);
  const firstVisit = firstBookableDay(rules, 'smile-blueprint', now);
  const today = newYorkDay(now);
  return { rules, firstVisit: firstVisit ?? today, today };
}
