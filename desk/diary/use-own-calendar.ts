import { useEffect, useMemo, useState } from 'react';
import type { Stretch } from '../../domain/desk/diary-days.ts';
import { ownStretches } from '../../domain/desk/own-times.ts';
import type { OwnCalendarAnswer } from '../../domain/desk/wire.ts';
import { ask } from '../api/ask-server.ts';
import { useRoom } from '../room.ts';

/** The server reads it four times an hour. */
const ASK_EVERY_MS = 300_000;
const NONE: OwnCalendarAnswer = { times: [], readAt: null, fault: null, unread: 0 };

/** The practice's own calendar, as far as the server knows it. */
export interface DiaryOwnCalendar extends OwnCalendarAnswer {
  /** When it is busy, as it lies in the diary. */
  readonly stretches: readonly Stretch[];
}

/** Asks for it when the diary is opened, and now and then. Without a line what is known stays. */
export function useOwnCalendar(): DiaryOwnCalendar {
  const rules = useRoom().practice.opening;
  const [answer, setAnswer] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const load = (): void => {
      ask<OwnCalendarAnswer>('/api/own-calendar')
        .then((found) => isGone || setAnswer(found))
        .catch(() => undefined);
    };
    load();
    const timer = window.setInterval(load, ASK_EVERY_MS);
    return () => {
      isGone = true;
      window.clearInterval(timer);
    };
  }, []);
  return useMemo(
    () => ({ ...answer, stretches: ownStretches(rules, answer.times) }),
    [answer, rules],
  );
}
