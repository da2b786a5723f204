import type { DeskLetterTexts } from '../../domain/content/desk-letters.ts';
import { askedFor, visitCalledAbout } from '../../domain/desk/caller.ts';
import type { CardContent } from '../../domain/desk/card-content.ts';
import type { LetterDraft } from '../../domain/desk/draft.ts';
import { CLOSED_THEN, comesWhenClosed } from '../../domain/desk/outside-hours.ts';
import { readyLetter, sayOffer } from '../../domain/desk/ready-letter.ts';
import { isUndelivered, letterOutOfDate, stoppedLetter } from '../../domain/desk/stopped-letter.ts';
import { heldUntil } from '../../domain/desk/times-to-offer.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { isEventType, type EventType } from '../../domain/scheduling/event-types.ts';
import type { OpenedCard } from '../box/card-box.ts';
import type { Room } from '../room.ts';
import { letterAnew } from './letter-anew.ts';
import { signatureIn } from './letter-signature.ts';
import type { LetterTimes } from './use-letter-times.ts';

interface Beginning {
  readonly card: OpenedCard;
  readonly content: CardContent;
  readonly room: Room;
  /** The practice's own texts. */
  readonly known: DeskLetterTexts;
  readonly letterTimes: LetterTimes;
}

/** A letter as its form opens: the words of one that did not leave, else a ready text, with times that are free now. */
export async function beginLetter(beginning: Beginning): Promise<LetterDraft> {
  const { card, content, room, known, letterTimes } = beginning;
  const { wished, setChanges } = letterTimes;
  const { opening } = room.practice;
  const language = letterLanguageOf(content.language);
  const words = known[language];
  const offers: Readonly<Record<string, EventType | 'none'>> = known.offers;
  const outOfDate = letterOutOfDate(card.state);
  const isWhenClosed = comesWhenClosed(card.row, card.state, opening, new Date());
  const same = isWhenClosed && isEventType(card.row.kind) ? card.row.kind : undefined;
  const usual =
    outOfDate?.letter.event ?? same ?? visitCalledAbout(card) ?? offers[askedFor(card)] ?? 'none';
  const stopped = stoppedLetter(card.state);
  const writtenNow = { words, room, language, usual, now: new Date() };
  const anew = stopped && letterAnew(stopped.letter, writtenNow);
  if (anew !== undefined) {
    const hasLeft = card.state.toWriteAnew !== null && isUndelivered(card.state.toWriteAnew);
    const { renewed = anew } = await letterTimes.renew(() => anew, stopped?.time);
    setChanges((changes) => [
      { words: `These are the words of the letter that did not ${hasLeft ? 'arrive' : 'leave'}.` },
      ...changes,
    ]);
    return renewed;
  }
  // When they wish to come only staff can weigh: nothing is offered until they choose.
  const event = wished === 'unread' ? 'none' : usual;
  if (event !== usual) letterTimes.noteNone();
  const times = event === 'none' ? [] : await letterTimes.lookUp(event);
  const until = heldUntil(new Date(), opening);
  const offer = event === 'none' ? null : { event, times, until };
  const place = { language, timeZone: opening.timeZone };
  const ready = readyLetter(words, {
    ...place,
    kind: outOfDate?.kind ?? (isWhenClosed ? CLOSED_THEN : card.row.kind),
    name: content.name,
    offer,
    hasNumber: (content.phone ?? '') !== '',
    signature: signatureIn(room, language),
  });
  const passage = offer === null ? '' : sayOffer(words, offer, place);
  const id = crypto.randomUUID();
  return { ...ready, id, event, times, until: until.toISOString(), passage };
}
