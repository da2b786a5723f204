import { askedFor, CALLER, visitCalledAbout } from '../../domain/desk/caller.ts';
import type { CardContent } from '../../domain/desk/card-content.ts';
import { asksForWeekend } from '../../domain/intake/table-of-kinds.ts';
import { isFree, nextFree, type Stretch } from '../../domain/desk/diary-days.ts';
import { timesToMove } from '../../domain/desk/times-to-move.ts';
import { timesToPropose, type Proposal } from '../../domain/desk/times-to-propose.ts';
import { readWishedDays } from '../../domain/desk/wished-days.ts';
import {
  EVENT_TYPES,
  isEventType,
  STEP_MINUTES,
  type EventType,
} from '../../domain/scheduling/event-types.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { takenOf, type DiarySlip } from './diary-slips.ts';

/** What the diary knows when somebody looks for a time. */
export interface DiaryKnown {
  readonly rules: OpeningRules;
  readonly slips: readonly DiarySlip[];
  /** When the own calendar is busy: nothing is proposed then. */
  readonly own: readonly Stretch[];
  readonly now: Date;
}

/** Times to begin with, and why these. */
export interface SaidProposal extends Proposal {
  readonly why: 'held' | 'weekend' | 'notice' | 'near' | 'none' | 'none-wished';
}

/** The times that a letter holds for somebody, else those that are free with the notice of visitors. */
export function proposeTo(
  card: OpenedCard,
  event: EventType,
  { rules, slips, own, now }: DiaryKnown,
): SaidProposal {
  const held = heldTimes(card, event, slips, now);
  if (held !== null) return held;
  const content: Partial<CardContent> = typeof card.content === 'object' ? card.content : {};
  const { preferredTime, message } = content;
  const isWeekend = asksForWeekend(askedFor(card));
  const wished = readWishedDays(message, preferredTime);
  // What only staff can weigh is asked on the phone: the next weekends are a beginning.
  const weekend = isWeekend ? (wished === 'unread' ? () => true : wished) : null;
  const taken = [...takenOf(slips, card.name), ...own];
  const proposal = timesToPropose(rules, { event, weekend, preferredTime }, taken, now);
  if (proposal.times.length === 0) {
    return { ...proposal, why: isWeekend ? 'none-wished' : 'none' };
  }
  return { ...proposal, why: isWeekend ? 'weekend' : 'notice' };
}

/** The same for a visit that is moved: what a letter holds for them, else times near the one that it has. */
export function proposeInstead(
  card: OpenedCard,
  event: EventType,
  from: Stretch | null,
  known: DiaryKnown,
): SaidProposal {
  const { rules, slips, own, now } = known;
  const held = heldTimes(card, event, slips, now);
  if (held !== null) return held;
  if (from === null) return proposeTo(card, event, known);
  const taken = [...takenOf(slips, card.name), ...own];
  const times = timesToMove(rules, { event, from }, taken, now);
  return { times, areTheirs: true, why: times.length === 0 ? 'none' : 'near' };
}

/** What a letter holds for somebody, as long as that visit takes; null where it holds nothing. */
function heldTimes(
  card: OpenedCard,
  event: EventType,
  slips: readonly DiarySlip[],
  now: Date,
): SaidProposal | null {
  const rows = EVENT_TYPES[event].durationMinutes / STEP_MINUTES;
  const times = heldFor(card, slips, now).filter(({ count }) => count === rows);
  return times.length === 0 ? null : { times, areTheirs: true, why: 'held' };
}

/** What somebody is looked a time for: what a letter offers them times for, or they have called about, else the longer one that costs a fee; not for who called about anything else. */
export function eventFor(card: OpenedCard, slips: readonly DiarySlip[], now: Date): EventType {
  const rows = EVENT_TYPES['smile-blueprint'].durationMinutes / STEP_MINUTES;
  const [first] = heldFor(card, slips, now);
  if (first === undefined) {
    const { kind } = card.row;
    // The same as was cancelled.
    if (isEventType(kind)) return kind;
    // What somebody wants who called about anything else nobody knows: one that has no fee.
    const unknown = kind === CALLER ? 'virtual-consult' : 'smile-blueprint';
    return visitCalledAbout(card) ?? unknown;
  }
  return first.count === rows ? 'smile-blueprint' : 'virtual-consult';
}

/** Where one begins: the first time that is proposed, else the next free one after what is shown. */
export function firstTimeFor(
  card: OpenedCard,
  event: EventType,
  known: DiaryKnown,
  after: string,
): Stretch {
  const count = EVENT_TYPES[event].durationMinutes / STEP_MINUTES;
  const before = { day: after, from: -1, count };
  const { rules, slips, own, now } = known;
  return (
    proposeTo(card, event, known).times[0] ??
    nextFree(rules, before, [...takenOf(slips, card.name), ...own], now) ?? { ...before, from: 0 }
  );
}

/**
 * Where somebody's time goes when it is to be for another visit: it stays where it is free for that, and was chosen by hand or leaves the notice of
 * that visit; else the first one that is proposed for it.
 */
export function timeForOther(
  card: OpenedCard,
  visits: { from: EventType; to: EventType },
  chosen: Stretch,
  known: DiaryKnown,
): Stretch {
  const count = EVENT_TYPES[visits.to].durationMinutes / STEP_MINUTES;
  const same = { ...chosen, count };
  const isSameStart = (one: Stretch) => one.day === chosen.day && one.from === chosen.from;
  const wasProposed = proposeTo(card, visits.from, known).times.some(isSameStart);
  // Whoever chose a time of their own keeps it for the other visit.
  if (!wasProposed) return same;
  const [first] = proposeTo(card, visits.to, known).times;
  const taken = [...takenOf(known.slips, card.name), ...known.own];
  const isFreeThere = isFree(known.rules, same, taken, known.now);
  const isEarly = first !== undefined && isBefore(same, first);
  return isFreeThere && !isEarly ? same : (first ?? same);
}

function isBefore(one: Stretch, other: Stretch): boolean {
  return one.day < other.day || (one.day === other.day && one.from < other.from);
}

function heldFor({ name }: OpenedCard, slips: readonly DiarySlip[], now: Date): Stretch[] {
  return slips.flatMap((slip) => {
    const isHeld = slip.is === 'kept' && slip.block.offered?.to === name;
    if (!isHeld || Date.parse(slip.slot.startsAt) <= now.getTime()) return [];
    return [{ day: slip.day, from: slip.from, count: slip.count }];
  });
}
