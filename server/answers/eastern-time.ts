import { joinClock } from '../../domain/practice/practice-clock.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
});

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** A moment as a person at the practice would say it, zone included. */
export function toEasternTime(moment: string): string {
  return `${joinClock(FORMAT.format(new Date(moment)))} Eastern Time`;
}

/** The day of a moment, as the recovery sheet says when it was made: July 1, 2027. */
export function toEasternDay(moment: string): string {
  return DAY.format(new Date(moment));
}
