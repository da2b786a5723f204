import type { LetterDraft } from '../../domain/desk/draft.ts';
import {
  renameTime,
  sayOffer,
  sayOffered,
  timesNamed,
  type LetterWords,
} from '../../domain/desk/ready-letter.ts';
import type { LetterEntry } from '../../domain/desk/stopped-letter.ts';
import { heldUntil } from '../../domain/desk/times-to-offer.ts';
import type { Language } from '../../domain/languages/page-languages.ts';
import { clockOfSlot, dayOfSlot, diarySlot } from '../../domain/scheduling/diary-slot.ts';
import { EVENT_TYPES, type EventType } from '../../domain/scheduling/event-types.ts';
import type { Room } from '../room.ts';
import { signatureIn } from './letter-signature.ts';

interface WrittenNow {
  readonly words: LetterWords;
  readonly room: Pick<Room, 'people' | 'person' | 'practice'>;
  readonly language: Language;
  /** For which visit a letter on this card offers times by itself. */
  readonly usual: EventType | 'none';
  readonly now: Date;
}

/**
 * A letter that did not leave as another one begins: in its own words, which may have taken somebody a quarter of an hour. It holds from now, and is of
 * whoever writes now.
 *
 * @returns undefined where none of its times can be read in it: it was written in another language, or we know no visit that they were for
 */
export function letterAnew(
  stopped: LetterEntry,
  { words, room, language, usual, now }: WrittenNow,
): LetterDraft | undefined {
  const { opening } = room.practice;
  const place = { language, timeZone: opening.timeZone };
  const event = stopped.event ?? usual;
  if (event === 'none') return undefined;
  const slots = stopped.times.flatMap((startsAt) => {
    const [day, clock] = [dayOfSlot({ startsAt }), clockOfSlot({ startsAt })];
    return diarySlot(opening, day, clock, EVENT_TYPES[event].durationMinutes) ?? [];
  });
  const times = timesNamed(stopped.text, slots, place);
  if (times.length === 0) return undefined;
  const say = (moment: string) => sayOffered(moment, language, opening.timeZone);
  const heldThen = stopped.backAt ?? heldUntil(new Date(stopped.at), opening).toISOString();
  const until = heldUntil(now, opening);
  const signed = signatureIn({ ...room, person: stopped.person }, language).join('\n');
  const renamed = renameTime(stopped.text, say(heldThen), say(until.toISOString()));
  const text = renamed.endsWith(signed)
    ? renamed.slice(0, -signed.length) + signatureIn(room, language).join('\n')
    : renamed;
  return {
    id: crypto.randomUUID(),
    subject: stopped.subject,
    text,
    event,
    times,
    until: until.toISOString(),
    passage: sayOffer(words, { event, times, until }, place),
  };
}
