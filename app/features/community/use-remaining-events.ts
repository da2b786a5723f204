import { useEffect, useState, type RefObject } from 'react';
import { isOver } from '../../../domain/community/community-event.ts';
import { newYorkDay } from '../../../domain/validity/new-york-day.ts';
import { useMinute } from '../../ui/use-minute.ts';
import type { SeasonEvent } from './community-words.ts';

/** An event that stands on the page. */
export interface RemainingEvent extends SeasonEvent {
  readonly isOver: boolean;
}

/**
 * The events that stand on the page. What is built keeps those that are over since; here they leave while their list is still below the screen,
 * so that nothing moves that is read. On the screen or above it they stay, and are said to be over.
 *
 * @param list where the events stand
 */
export function useRemainingEvents(
  events: readonly SeasonEvent[],
  list: RefObject<HTMLElement | null>,
): RemainingEvent[] {
  const now = useMinute();
  const today = now === null ? '' : newYorkDay(now);
  const [goneBefore, setGoneBefore] = useState('');
  const hasPassed = events.some((event) => !isOver(event, goneBefore) && isOver(event, today));

  useEffect(() => {
    const element = list.current;
    if (!hasPassed || !element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && entry.boundingClientRect.top >= window.innerHeight) setGoneBefore(today);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasPassed, today, list]);

  return events
    .filter((event) => !isOver(event, goneBefore))
    .map((event) => ({ ...event, isOver: isOver(event, today) }));
}
