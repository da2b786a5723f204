import type { CardContent } from '../../domain/desk/card-content.ts';
import type { SomeReach } from '../../domain/desk/reach.ts';
import type { Place } from '../../domain/desk/place-card.ts';
import { comesTheirTime, isInTheirHours, windowOf } from '../../domain/intake/their-hours.ts';
import {
  minutesBetween,
  sayDay,
  sayMinutes,
  sayMoment,
  sayTime,
} from '../../domain/desk/time-words.ts';
import { wordsOfValue } from '../../domain/intake/value-words.ts';
import { useRoom } from '../room.ts';
import { languageOf } from './card-words.ts';

const WAYS: ReadonlyMap<string, string> = new Map([
  ['phone', 'a call'],
  ['text', 'a text message'],
  ['email', 'an e-mail'],
]);

interface HowTheyAskedProps {
  content: CardContent;
  /** What was corrected since. */
  cameAs: SomeReach | undefined;
  place: Place | null;
  now: Date;
}

/** How they asked to be reached, against now: where the promise ends before their hours, what keeps both. */
export function HowTheyAsked({ content, cameAs, place, now }: HowTheyAskedProps) {
  const { practice } = useRoom();
  const { opening } = practice;
  const { preferredContact, preferredTime } = content;
  const timeOfDay =
    preferredTime === 'any' ? undefined : wordsOfValue('preferredTime', preferredTime);
  const way = WAYS.get(preferredContact ?? '');
  const dueAt = place?.dueAt ?? null;
  const minutes = dueAt === null ? null : minutesBetween(now, dueAt);
  const language = languageOf(content);
  return (
    <>
      {dueAt === null || minutes === null ? null : (
        <p className="time-left">
          {minutes < 0 ? `${sayMinutes(minutes)} past the promise` : `Answer by ${sayEnd(dueAt)}`}
        </p>
      )}
      {way === undefined ? null : (
        <p className="how-asked">
          Asked for{' '}
          <em>
            {way}
            {timeOfDay === undefined ? '' : `, ${timeOfDay.toLowerCase()}`}
          </em>
          {sayMissing()}. {sayNow()}
        </p>
      )}
      {language === undefined ? null : (
        <p className="how-asked">
          Speaks <em>{language}</em>.
        </p>
      )}
    </>
  );

  /** What there is no way for, and whether there was one. */
  function sayMissing(): string {
    const { phone = '', email = '' } = content;
    const missing =
      phone === '' ? (cameAs?.phone ? '; no number any more' : '; left no number') : '';
    return missing + (email === '' && cameAs?.email ? '; no address any more' : '');
  }

  /** "9:31 AM, in 44 min"; of another day the day, since nobody reckons with 53 hours. */
  function sayEnd(moment: Date): string {
    const time = sayTime(moment, opening.timeZone);
    const day = sayDay(moment, now, opening.timeZone);
    return day === 'today' ? `${time}, in ${sayMinutes(minutes ?? 0)}` : `${day}, ${time}`;
  }

  function sayNow(): string {
    if (windowOf(preferredTime, opening) === undefined || dueAt === null) return '';
    if (isInTheirHours(preferredTime, now, opening)) return 'It is a good time now.';
    if (dueAt <= now) return '';
    if (comesTheirTime(preferredTime, { from: now, until: dueAt }, opening)) {
      return 'Their time comes before the promise ends.';
    }
    return `The promise ends ${sayMoment(dueAt, opening.timeZone, now)}, before their time comes. A message now keeps both.`;
  }
}
