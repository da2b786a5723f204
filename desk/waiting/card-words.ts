import type { CardContent } from '../../domain/desk/card-content.ts';
import { askedFor } from '../../domain/desk/caller.ts';
import { CLOSING_REASONS, type LostWhy, type SignedEntry } from '../../domain/desk/entries.ts';
import { nameOfKind } from '../../domain/desk/name-of-kind.ts';
import { sayDay, sayMoment, sayTime } from '../../domain/desk/time-words.ts';
import type { Person } from '../../domain/desk/wire.ts';
import { afterColon } from '../../domain/wording/after-colon.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameAmongUs } from '../room.ts';
import { sayCorrected } from './reach-words.ts';

/** "Discovery call", "Phone call, Smile Blueprint", or "Smile Blueprint, moved". */
export function titleOfCard(card: OpenedCard): string {
  const { kind, appointment } = card.row;
  const title = nameOfKind(kind);
  const asked = askedFor(card);
  if (appointment === null) return asked === kind ? title : `${title}, ${nameOfKind(asked)}`;
  if (appointment.cancelledAt !== null) return `${title}, cancelled`;
  return `${title}, ${isMoved(card) ? 'moved' : 'booked'}`;
}

/** Whether a visit lies at another time than it was booked for. What the desk has put back is as if never moved; what its visitor moves is told in any case. */
function isMoved(card: OpenedCard): boolean {
  const { content, row } = card;
  const { appointment } = row;
  if (appointment === null || appointment.sequence === 0) return false;
  const booked = typeof content === 'object' ? content.startsAt : undefined;
  const isAsBooked =
    booked !== undefined && Date.parse(booked) === Date.parse(appointment.startsAt);
  return !isAsBooked || !isChangedByDesk(card);
}

/** The visitor's name; what is wrong where the card does not open. */
export function nameOfCard({ content, row, name }: OpenedCard): string {
  return typeof content === 'object' ? content.name : `Card ${row.reference ?? name} does not open`;
}

/** As the desk calls them: a visitor chooses theirs by its own name. */
const NAME_OF_LANGUAGE: ReadonlyMap<string, string> = new Map([['es', 'Spanish']]);

/** Which language they would rather speak; undefined for English, or where none was named. */
export function languageOf({ language, otherLanguage }: CardContent): string | undefined {
  if (language === undefined || language === 'en') return undefined;
  return language === 'other' ? otherLanguage : (NAME_OF_LANGUAGE.get(language) ?? language);
}

/** What stands in the calendar or with the letters too, and is changed there, or made the card: taking the entry back would leave the two apart. */
export function isMoreThanWords({ is }: SignedEntry): boolean {
  return (
    is === 'moved' ||
    is === 'cancelled' ||
    is === 'placed' ||
    is === 'made' ||
    is === 'called' ||
    is === 'corrected' ||
    is === 'unsent' ||
    is === 'sent-on' ||
    is === 'lost' ||
    is === 'given-back'
  );
}

/** "Thaddea took their call, today, 8:47 AM." Of a card that the desk has made for somebody who called; undefined for every other. */
export function sayWhoTookCall(
  { row, state }: OpenedCard,
  people: readonly Person[],
  now: Date,
  timeZone: string,
): string | undefined {
  const call = state.entries.find(({ is }) => is === 'called');
  if (call === undefined) return undefined;
  const at = new Date(row.receivedAt);
  return `${nameAmongUs(people, call.person)} took their call, ${sayDay(at, now, timeZone)}, ${sayTime(at, timeZone)}.`;
}

/** Whether the desk made the last change of an appointment, and not its visitor. */
export function isChangedByDesk({ row, state }: OpenedCard): boolean {
  return state.entries.some(
    (entry) =>
      (entry.is === 'moved' || entry.is === 'cancelled') &&
      entry.sequence === row.appointment?.sequence,
  );
}

/** What a history says of a change that its visitor made by the link of the booking, which is there without letters too. */
export function sayOwnChange(card: OpenedCard, sendsLetters: boolean): string {
  return `${titleOfCard(card)} by the visitor.${sendsLetters ? ' They have the letter.' : ''}`;
}

/** What a history says of an entry. Notes stand for themselves. */
export function sayEntry(
  entry: SignedEntry,
  people: readonly Person[],
  timeZone: string,
  now: Date,
): string {
  const at = (moment: string) => sayMoment(new Date(moment), timeZone, now);
  switch (entry.is) {
    case 'reached':
      return 'Reached';
    case 'no-answer': {
      const message = entry.leftMessage ? 'a message left' : 'no message left';
      const again = entry.tryAgainAt === null ? '' : `; again ${at(entry.tryAgainAt)}`;
      return `No answer, ${message}${again}`;
    }
    case 'closed':
      return `Closed: ${afterColon(CLOSING_REASONS[entry.reason])}`;
    case 'follow-up':
      return entry.backAt === null ? 'No follow-up any more' : `Follow up ${at(entry.backAt)}`;
    case 'given':
      return entry.to === null ? 'Given to nobody' : `Given to ${nameAmongUs(people, entry.to)}`;
    case 'seen':
      return 'Seen';
    case 'kept':
      return 'Put with the others';
    case 'moved':
      return `Moved from ${at(entry.from)} to ${at(entry.to)}`;
    case 'cancelled':
      if (!entry.isOurs) return 'Cancelled, as they asked';
      return entry.isToSay === true ? 'Cancelled by us; no letter could go' : 'Cancelled by us';
    case 'stands':
      return 'Stands, although we are closed then';
    case 'placed':
      return `Booked for ${at(entry.on)}`;
    case 'letter':
      return 'Letter sent; an answer comes to the practice’s mailbox';
    case 'unsent':
      return sayUnsent(entry.why);
    case 'sent-on':
      return 'The letter that did not arrive is on its way to the corrected address';
    case 'lost':
      return sayLost(entry);
    case 'given-back':
      return `${at(entry.time)} was given back; the letter that offers it had left`;
    case 'made':
      return 'Booked at the desk';
    case 'called':
      return 'Took their call';
    case 'corrected':
      return sayCorrected(entry);
    case 'mark':
      return `On photo ${entry.photo}: ${entry.text}`;
    case 'laid':
      return 'Photos put in their places';
    case 'estimate':
      return 'Estimate given';
    case 'no-estimate':
      return 'No estimate owed: pays with insurance';
    case 'refunded':
      return 'Fee refunded';
    case 'no-refund':
      return 'No refund owed';
    default:
      return entry.is === 'note' ? entry.text : 'Undone';
  }
}

/** Which mail they do not have, and why. */
function sayLost({ mail, why }: SignedEntry & { is: 'lost' }): string {
  const which = mail === 'own' ? 'The confirmation' : 'The letter about the visit';
  return `${which} did not arrive: ${why === 'refused' ? REFUSED : IN_VAIN}`;
}

const REFUSED = 'the mail server refused it';
const IN_VAIN = 'it could not be delivered in all its tries';

/** Why a letter is none that they have. */
function sayUnsent(why: LostWhy | undefined): string {
  switch (why) {
    case 'refused':
      return `The letter did not arrive: ${REFUSED}`;
    case 'undelivered':
      return `The letter did not arrive: ${IN_VAIN}`;
    case 'over':
      return 'The letter did not leave before what it offers was held no more';
    default:
      return 'The letter did not leave: one of its times was given back first';
  }
}
