import { useEffect, useRef, useState } from 'react';
import { isFree, nextFree, type Stretch } from '../../domain/desk/diary-days.ts';
import { hoursOn, openDayFrom } from '../../domain/practice/hours-on.ts';
import { weekOf } from '../../domain/practice/practice-clock.ts';
import { doOverlap } from '../../domain/desk/own-times.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import { goTo, replaceAddress } from '../address.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import type { Said } from '../shell/live-words.tsx';
import { lastOfOthers } from '../waiting/use-meanwhile.ts';
import { slipsInTheWay, takenOf, type DiarySlip } from './diary-slips.ts';
import { sayNotFree, sayStart, sayUnusual, VISITS } from './diary-words.ts';
import { handWith, isMovable, weeksInHand } from './kept-in-hand.ts';
import { eventFor, firstTimeFor, timeForOther } from './propose.ts';
import { NOTHING, wantedBy, withTime, type Hand } from './hand.ts';
import { whyItStays } from './why-it-stays.ts';
import { useHandOverLock } from './use-hand-over-lock.ts';
import type { DrawnSlip } from './use-slip-drag.ts';

const HOUR_ROWS = 2;

export interface DiaryShown {
  slips: readonly DiarySlip[];
  /** When our own calendar is busy: no time is proposed then. */
  own: readonly Stretch[];
  /** Within what is shown. */
  day: string;
  today: string;
  now: Date;
  /** Whether a week can be shown where somebody looks for a time. */
  isWide: boolean;
  isDay: boolean;
  mayChange: boolean;
  onShow: (day: string) => void;
}

/** What was said last: of a time also whether it is free, as long as it is wanted. */
interface Spoken {
  words: string;
  at?: Stretch;
  /** The same words are said again. */
  turn: number;
}

export interface DiaryHand {
  hand: Hand;
  taken: readonly Stretch[];
  /** Whether what is in hand would find room. */
  isWantedFree: boolean;
  /** What is said of each step to whoever listens. */
  said: Said;
  take: (hand: Hand) => void;
  choose: (to: Stretch) => void;
  /** @returns whether it was taken up: what is over cannot be moved */
  startMove: (name: string) => boolean;
  /** Takes up a time that is kept free, to move it. @returns whether it was */
  startShift: (number: number) => boolean;
  /** Takes a slip up, where it is not in hand yet, and lays it somewhere else. */
  draw: (slip: DrawnSlip, to: Stretch) => void;
  startCancel: (name: string) => void;
  placeFor: (card: OpenedCard) => void;
  /** Looks for a time of another visit: at the same hour where it is free for that, else the first that is proposed. */
  wantFor: (card: OpenedCard, event: EventType) => void;
  startBlock: () => void;
  /** Puts back what is in hand, and shows the day again that was left for it. */
  leave: () => void;
}

/** What somebody has in hand, and how it is taken up: nothing is stored by it. */
export function useDiaryHand(shown: DiaryShown): DiaryHand {
  const { slips, own, day, today, now, isWide, isDay, mayChange, onShow } = shown;
  const { box, person, practice } = useRoom();
  const rules = practice.opening;
  const [hand, take] = useState<Hand>(NOTHING);
  const [spoken, setSpoken] = useState<Spoken>({ words: '', turn: 0 });
  const say = (words: string, at?: Stretch): void =>
    setSpoken(({ turn }) => ({ words, turn: turn + 1, ...(at === undefined ? {} : { at }) }));
  /** What was said of a time is over with the hand that it was in: a booked one is free no more. */
  const takeUp = (next: Hand): void => {
    say('');
    take(next);
  };
  const wanted = wantedBy(hand);
  const taken = takenOf(
    slips,
    hand.is === 'move' || hand.is === 'make' ? hand.name : undefined,
    hand.is === 'shift' ? weeksInHand(box.blocks, hand).map(({ number }) => number) : [],
  );

  const visitOf = (name: string) =>
    slips.find((slip) => slip.is === 'visit' && slip.card.name === name);
  /** The slip of a visit that is still to come, and may be changed. */
  const changeable = (name: string) => {
    const slip = visitOf(name);
    return slip === undefined || whyItStays(slip, { rules, now, mayChange }) !== undefined
      ? undefined
      : slip;
  };
  const sequenceOf = (name: string): number => box.find(name)?.row.appointment?.sequence ?? 0;
  /** The day from which the week was opened to look for a time; empty where none was. */
  const leftDay = useRef('');
  const showWeek = (at: string): void => {
    leftDay.current = isWide && isDay ? day : '';
    if (isWide && isDay) goTo(`/diary?week=${at}`);
    else if (!weekOf(day).includes(at)) onShow(at);
  };
  const [monday = day] = weekOf(day);
  const firstShown = isWide && !isDay ? monday : day;
  const shownFrom = firstShown < today ? today : firstShown;
  const firstFree = (count: number): Stretch => {
    // Not on a day on which nobody works: whoever wants that one chooses it.
    const isClosed = hoursOn(rules, shownFrom) === null;
    const first = isClosed ? openDayFrom(rules, shownFrom, 1)?.date : undefined;
    const before = { day: first ?? shownFrom, from: -1, count };
    return nextFree(rules, before, [...takenOf(slips), ...own], now) ?? { ...before, from: 0 };
  };
  const sayFree = (at: Stretch): string => {
    if (!isFree(rules, at, taken, now)) return sayNotFree(slipsInTheWay(slips, at, hand));
    const isBusy = own.some((one) => doOverlap(one, at));
    const unusual = sayUnusual(rules, at);
    return `${isBusy ? 'free here, busy in our own calendar' : 'free'}${unusual === undefined ? '' : `. ${unusual}`}`;
  };
  const choose = (to: Stretch): void => {
    take((held) => withTime(held, to));
    const isInView = isDay ? to.day === day : weekOf(day).includes(to.day);
    if (isWide && !isInView) onShow(to.day);
    say(`${sayStart(rules, to)}, `, to);
  };
  /** Takes up what stays where it lies, and says why. @returns that it is not moved */
  const refuse = (slip: DiarySlip | undefined): false => {
    const why = slip === undefined ? undefined : whyItStays(slip, { rules, now, mayChange });
    if (slip === undefined || why === undefined) return false;
    takeUp(handWith(slip));
    say(why);
    return false;
  };
  const startMove = (name: string): boolean => {
    const slip = changeable(name);
    if (slip === undefined) return refuse(visitOf(name));
    showWeek(slip.day);
    const to = { day: slip.day, from: slip.from, count: slip.count };
    takeUp({ is: 'move', name, to, sequence: sequenceOf(name) });
    return true;
  };
  const startShift = (number: number): boolean => {
    const slip = slips.find((one) => one.is === 'kept' && one.block.number === number);
    if (slip?.is !== 'kept' || !isMovable(slip.block, now)) return refuse(slip);
    showWeek(slip.day);
    const to = { day: slip.day, from: slip.from, count: slip.count };
    takeUp({ is: 'shift', number, to, isAll: false });
    return true;
  };
  useHandOverLock(
    hand,
    // Who works as a doctor moves nobody, and may sit where somebody else did.
    ({ is }) => mayChange || is === 'block' || is === 'shift',
    (kept, at) => {
      if (at !== undefined && !(isDay && at === day)) showWeek(at);
      takeUp(kept);
    },
  );
  return {
    hand,
    taken,
    isWantedFree: wanted !== undefined && isFree(rules, wanted, taken, now),
    // A time that a colleague or a visitor takes meanwhile is said to be free no more.
    said: {
      text: spoken.at === undefined ? spoken.words : `${spoken.words}${sayFree(spoken.at)}`,
      at: spoken.turn,
    },
    take: (next) => {
      if (next.is !== hand.is) leftDay.current = '';
      takeUp(next);
    },
    choose,
    startMove,
    startShift,
    draw: (slip, to) => {
      const isInHand =
        'card' in slip
          ? hand.is === 'move' && hand.name === slip.card
          : hand.is === 'shift' && hand.number === slip.block;
      if (isInHand || ('card' in slip ? startMove(slip.card) : startShift(slip.block))) choose(to);
    },
    startCancel: (name) => {
      if (changeable(name) === undefined) refuse(visitOf(name));
      else takeUp({ is: 'cancel', name, sequence: sequenceOf(name) });
    },
    placeFor: (card) => {
      if (!mayChange) return;
      const event = eventFor(card, slips, now);
      const to = firstTimeFor(card, event, { rules, slips, own, now }, shownFrom);
      showWeek(to.day);
      const seen = lastOfOthers(card, person)?.number ?? 0;
      takeUp({ is: 'make', name: card.name, event, to, seen });
    },
    wantFor: (card, event) => {
      if (hand.is !== 'make') return;
      const known = { rules, slips, own, now };
      const to = timeForOther(card, { from: hand.event, to: event }, hand.to, known);
      take({ ...hand, event, to });
      if (isWide && !weekOf(day).includes(to.day)) onShow(to.day);
      const isSame = to.day === hand.to.day && to.from === hand.to.from;
      say(`${VISITS[event]}: ${isSame ? 'still' : 'now'} ${sayStart(rules, to)}, `, to);
    },
    leave: () => {
      takeUp(NOTHING);
      if (leftDay.current !== '' && isWide && !isDay)
        replaceAddress(`/diary?day=${leftDay.current}`);
    },
    startBlock: () => {
      const at = firstFree(HOUR_ROWS);
      showWeek(at.day);
      takeUp({ is: 'block', at });
    },
  };
}

/** Enter sends what is being placed, from wherever it presses nothing else; but not while it is held since before: nobody has read then what it sends. */
export function useEnterToSend(hand: Hand): void {
  const isPlacing = hand.is === 'move' || hand.is === 'make' || hand.is === 'shift';
  useEffect(() => {
    if (!isPlacing) return undefined;
    const send = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.target instanceof Element)) return;
      // Of a slip it presses nothing that is in hand already; another one it takes up.
      const presses = "button:not(.slip[aria-pressed='true']), a, input, select";
      if (event.target.closest(presses) !== null) return;
      event.preventDefault();
      if (event.repeat) return;
      document.querySelector<HTMLFormElement>('.place-panel')?.requestSubmit();
    };
    window.addEventListener('keydown', send);
    return () => window.removeEventListener('keydown', send);
  }, [isPlacing]);
}
