import { wallClockAt } from '../practice/practice-clock.ts';
import { EVENT_TYPES, isEventType } from '../scheduling/event-types.ts';
import type { OpeningRules } from '../scheduling/slot.ts';
import { CALLER } from './caller.ts';
import type { CardRow } from './card-content.ts';
import type { CardState } from './card-state.ts';
import type { SignedEntry } from './entries.ts';
import { estimateDays, owesEstimate } from './good-faith-estimate.ts';
import { isUnheard } from './lost-mail.ts';
import { comesWhenClosed } from './outside-hours.ts';
import { endOfBusinessDay, promiseLimit } from './promise-limit.ts';

/** Where a card stands in Waiting, in the order of the list. */
export const GROUPS = [
  'late',
  'today',
  'before-closing',
  'returned',
  'booked',
  'later',
  'to-know',
  'aside',
] as const;

export type Group = (typeof GROUPS)[number];

export interface Place {
  readonly group: Group;
  /** What its row is ordered by, and shows. */
  readonly at: Date;
  /** What the visitor was promised; null where nothing was. */
  readonly dueAt: Date | null;
}

/** Whoever booked a visit with a fee is called within one business day (content/practice.yaml, `booking.feeTaken`). */
const FEE_CALL_WITHIN_DAYS = 1;

/** Whoever paid for a visit that we cancelled has it back as soon as that (docs/decisions/256-the-fee-where-we-cancel.md). */
const REFUND_WITHIN_DAYS = 1;

/**
 * Where a card stands in Waiting.
 *
 * @returns null where nothing is wanted from us now: it is closed, or rests until its day, which is not past what was promised
 */
export function placeCard(
  row: CardRow,
  state: CardState,
  rules: OpeningRules,
  now: Date,
): Place | null {
  const { appointment } = row;
  // A call takes the fee's duty away, and no other.
  const isSettled = state.isClosed && !(state.isReached && owesEstimate(row, state, rules));
  if (isUnseen(row, state)) {
    const at = new Date(appointment?.changedAt ?? row.receivedAt);
    // What is still to be done for a visit that its visitor has moved does not wait until somebody has read that.
    return (
      placeClosed(row, state, rules, now) ??
      (isSettled ? null : owedFor(row, state, rules)) ?? { group: 'to-know', at, dueAt: null }
    );
  }
  const closed = placeClosed(row, state, rules, now);
  if (closed !== null) return closed;
  if (isToBeSaid(row, state, now)) return placeToSay(row, state, rules, now);
  if (state.lost !== null && isUnheard(row, state, now)) {
    return { group: 'today', at: new Date(state.lost.at), dueAt: null };
  }
  if (state.toWriteAnew !== null) return placeUnsent(state.toWriteAnew, row, state, rules, now);
  const cancelledAt = refundOwedSince(row, state);
  if (cancelledAt !== null) return placeRefund(cancelledAt, state, rules, now);
  if (isSettled) return null;
  const isAside = row.setAside !== null && !state.isKept;
  const promised = appointment === null && !isAside ? placePromised(row, state, rules, now) : null;
  const comesBackAt = state.comesBackAt === null ? null : new Date(state.comesBackAt);
  // No day that we set ourselves puts off the promise, or what is owed for a visit: a card does not rest past it.
  const isPutOff = promised?.dueAt != null && comesBackAt !== null && comesBackAt > promised.dueAt;
  const owed = isAside ? null : owedFor(row, state, rules);
  if (owed !== null && comesBackAt !== null && comesBackAt > owed.at) return owed;
  const isPromised = promised?.group === 'late' || isPutOff;
  if (isPromised && !isDayAgreed(row, state)) return promised;
  if (comesBackAt !== null) return placeReturning(comesBackAt, rules, now);
  if (isAside) {
    return { group: 'aside', at: new Date(row.receivedAt), dueAt: null };
  }
  return appointment === null ? promised : owed;
}

/** Whether a visitor has moved or cancelled their visit, and nobody has read that. */
export function isUnseen({ appointment }: CardRow, { seenSequence }: CardState): boolean {
  return appointment !== null && appointment.sequence > seenSequence;
}

/**
 * Whether the day on which a card comes back was agreed with them: whoever called was spoken to, and asked for it. It takes the place of the promise
 * (docs/decisions/259-a-card-for-a-caller.md).
 */
function isDayAgreed({ kind }: CardRow, { turn, comesBackAt }: CardState): boolean {
  return kind === CALLER && turn?.is === 'follow-up' && comesBackAt !== null;
}

/** A day that was set rests until it comes. */
function placeReturning(at: Date, rules: OpeningRules, now: Date): Place | null {
  const dayOf = (moment: Date) => wallClockAt(moment, rules.timeZone).date;
  if (dayOf(at) > dayOf(now) || at > now) return null;
  return { group: 'returned', at, dueAt: null };
}

/** Whether somebody would come in vain: we cancelled their visit, no letter could go, and nobody has told them. Once it would have begun, nobody can. */
export function isToBeSaid(
  { appointment }: CardRow,
  { toSaySince }: CardState,
  now: Date,
): boolean {
  if (toSaySince === null || appointment?.cancelledAt == null) return false;
  return new Date(appointment.startsAt) > now;
}

/** Today's, whatever was promised. A day that is set rests it, but never past the visit that they count on. */
function placeToSay(
  { appointment, receivedAt }: CardRow,
  { toSaySince, comesBackAt, isTurnSince }: CardState,
  rules: OpeningRules,
  now: Date,
): Place | null {
  const startsAt = new Date(appointment?.startsAt ?? receivedAt);
  const backAt = isTurnSince && comesBackAt !== null ? new Date(comesBackAt) : null;
  if (backAt !== null && backAt < startsAt) return placeReturning(backAt, rules, now);
  return { group: 'today', at: new Date(toSaySince ?? receivedAt), dueAt: null };
}

/**
 * Today's, whatever else is owed, until it was moved, cancelled, or said to stand.
 *
 * @returns null where we are open then, or a day is set before it
 */
function placeClosed(row: CardRow, state: CardState, rules: OpeningRules, now: Date): Place | null {
  if (row.appointment === null || !comesWhenClosed(row, state, rules, now)) return null;
  // What a program has sent comes to no door.
  if (row.setAside !== null && !state.isKept) return null;
  const at = new Date(row.appointment.startsAt);
  const isPutOff = state.comesBackAt !== null && new Date(state.comesBackAt) < at;
  return isPutOff ? null : { group: 'today', at, dueAt: null };
}

/** Where the promise puts it where that is today or past, else today's: they were to have an answer by now, whatever day was set before. */
function placeUnsent(
  { at }: SignedEntry,
  row: CardRow,
  state: CardState,
  rules: OpeningRules,
  now: Date,
): Place {
  const promised = row.appointment === null ? placePromised(row, state, rules, now) : null;
  const isToday = promised?.dueAt != null && promised.group !== 'later';
  return isToday ? promised : { group: 'today', at: new Date(at), dueAt: null };
}

/** Since when the fee of a visit is to be given back if it was paid: from when we cancelled it; null where it is not. */
export function refundOwedSince(
  { kind, appointment }: CardRow,
  { cancelledByUsAt }: CardState,
): Date | null {
  if (cancelledByUsAt === null || appointment?.cancelledAt == null) return null;
  return isEventType(kind) && EVENT_TYPES[kind].hasFee ? new Date(cancelledByUsAt) : null;
}

/** What was done before we cancelled puts nothing off: a call that took the fee is why it is owed. */
function placeRefund(
  cancelledAt: Date,
  { comesBackAt, isTurnSince }: CardState,
  rules: OpeningRules,
  now: Date,
): Place | null {
  if (isTurnSince && comesBackAt !== null) {
    return placeReturning(new Date(comesBackAt), rules, now);
  }
  const at = endOfBusinessDay(rules, cancelledAt, REFUND_WITHIN_DAYS);
  return { group: 'booked', at, dueAt: null };
}

/** What is still to be done for a visit that stands, and by when; null where nothing is, as far as we know. */
export function owedFor(row: CardRow, state: CardState, rules: OpeningRules): Place | null {
  const { appointment, kind } = row;
  // A virtual consult costs nothing: there is no fee to take and no estimate owed.
  if (appointment === null || appointment.cancelledAt !== null || kind !== 'smile-blueprint') {
    return null;
  }
  const isOwed = owesEstimate(row, state, rules);
  if (state.isAnswered && !isOwed) return null;
  const booked = new Date(row.receivedAt);
  const estimateIn = isOwed ? estimateDays(row, rules) : undefined;
  // The call for the fee is promised sooner than an estimate may be due; what is nearest is what the row is ordered by.
  const days =
    estimateIn === undefined || state.isAnswered
      ? estimateIn
      : Math.min(estimateIn, FEE_CALL_WITHIN_DAYS);
  const limit =
    days === undefined
      ? (promiseLimit(rules, booked)?.limitAt ?? booked)
      : endOfBusinessDay(rules, booked, days);
  // A call after the visit takes no fee for it any more.
  const begins = new Date(appointment.startsAt);
  const at = limit < begins ? limit : begins;
  return { group: 'booked', at, dueAt: null };
}

function placePromised(
  row: CardRow,
  state: CardState,
  rules: OpeningRules,
  now: Date,
): Place | null {
  const received = new Date(row.receivedAt);
  const limit = promiseLimit(rules, received);
  // A message left keeps the promise; the card still waits for its end, with the day's others.
  if (limit === null || state.isAnswered) {
    return { group: 'returned', at: limit?.dueAt ?? received, dueAt: null };
  }
  const { dueAt, limitAt } = limit;
  if (dueAt <= now) return { group: 'late', at: dueAt, dueAt };
  const isToday =
    wallClockAt(limitAt, rules.timeZone).date <= wallClockAt(now, rules.timeZone).date;
  if (!isToday) return { group: 'later', at: dueAt, dueAt };
  return { group: limitAt < dueAt ? 'before-closing' : 'today', at: dueAt, dueAt };
}
