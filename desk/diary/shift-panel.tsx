import { useEffect, useRef, type FormEvent } from 'react';
import { clocksOf, nextFree, stretchOf, type Stretch } from '../../domain/desk/diary-days.ts';
import { planMove, weeksFrom } from '../../domain/desk/move-kept.ts';
import { sayClock, weekdayOf } from '../../domain/practice/practice-clock.ts';
import { dayOfSlot } from '../../domain/scheduling/diary-slot.ts';
import type { OpeningRules, Slot } from '../../domain/scheduling/slot.ts';
import type { OpenedBlock } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import type { DiarySlip } from './diary-slips.ts';
import {
  sayDate,
  sayInTheWay,
  sayLongDay,
  sayNotYet,
  saySpan,
  sayWhoComes,
} from './diary-words.ts';
import type { Hand } from './hand.ts';
import { weeksInHand } from './kept-in-hand.ts';
import { PanelButtons } from './panel-buttons.tsx';
import { TimeFields } from './time-fields.tsx';

interface ShiftPanelProps {
  hand: Extract<Hand, { is: 'shift' }>;
  block: OpenedBlock;
  /** What lies in a time already, apart from what is in hand. */
  slipsIn: (at: Stretch, moving: readonly number[]) => readonly DiarySlip[];
  taken: readonly Stretch[];
  now: Date;
  fault: string;
  onTime: (to: Stretch) => void;
  onAll: (isAll: boolean) => void;
  onSend: (moves: readonly { kept: OpenedBlock; slot: Slot }[]) => void;
  onLeave: () => void;
}

/** Where a time that is kept free goes: alone, or with those that follow it each week. */
export function ShiftPanel(props: ShiftPanelProps) {
  const { hand, block, slipsIn, taken, now, fault, onTime, onAll, onSend, onLeave } = props;
  const { box, practice } = useRoom();
  const rules = practice.opening;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { to, isAll } = hand;
  const from = stretchOf(rules, block);
  const following = weeksFrom(box.blocks, block).length;
  const weeks = weeksInHand(box.blocks, hand);
  const { moves, stays } = planMove(rules, weeks, to, taken, now);
  const isSame = from?.day === to.day && from.from === to.from && from.count === to.count;
  const isFree = moves.some(({ kept }) => kept === block);
  const numbers = weeks.map(({ number }) => number);
  const inTheWay = isFree ? [] : slipsIn(to, numbers);
  const next = isFree || isSame ? null : nextFree(rules, to, taken, now);
  const isTimeFaulty = !isFree && !isSame;
  const notYet = isSame
    ? 'Choose another time first.'
    : isTimeFaulty
      ? sayNotYet(inTheWay)
      : undefined;
  const weekday = weekdayOf(dayOfSlot(block));

  const send = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (isFree && !isSame) onSend(moves);
  };

  return (
    <form onSubmit={send} noValidate className="place-panel">
      <h2 ref={heading} tabIndex={-1}>
        Move <em>{block.why}</em>
      </h2>
      <dl className="from-to">
        <div>
          <dt>from</dt>
          <dd>
            <s>{from === null ? '' : sayWhole(rules, from)}</s>
          </dd>
        </div>
        <div>
          <dt>to</dt>
          <dd>{isSame ? <em>the arrow keys, or the fields</em> : sayWhole(rules, to)}</dd>
        </div>
      </dl>
      <TimeFields
        at={to}
        hasEnd
        faultId={isTimeFaulty ? 'shift-fault' : undefined}
        onTime={onTime}
      />
      {isTimeFaulty ? (
        <p className="fault" id="shift-fault">
          {inTheWay.length === 0
            ? 'That time is over, or is one of those that cannot move.'
            : sayInTheWay(inTheWay, rules)}
        </p>
      ) : null}
      {next === null ? null : (
        <button className="quiet" type="button" onClick={() => onTime(next)}>
          Next free: {sayLongDay(next.day)}, {sayClock(clocksOf(rules, next).from)}
        </button>
      )}
      {following < 2 ? null : (
        <fieldset>
          <legend className="label">Which</legend>
          <label className="check-row">
            <input type="radio" name="which" checked={!isAll} onChange={() => onAll(false)} />
            <span>This one alone</span>
          </label>
          <label className="check-row">
            <input type="radio" name="which" checked={isAll} onChange={() => onAll(true)} />
            <span>
              Each {weekday} from this one on, {following} times
            </span>
          </label>
        </fieldset>
      )}
      {!isFree || isSame || stays.length === 0 ? null : (
        <>
          <p className="small">Not in these weeks, which stay as they are:</p>
          <ul className="left-out">
            {stays.map(({ kept, wanted }) => (
              <li key={kept.number}>
                {sayDate(dayOfSlot(kept))}: {sayStay(slipsIn(wanted, numbers), rules)}
              </li>
            ))}
          </ul>
        </>
      )}
      {fault === '' ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <PanelButtons notYet={notYet} isFault={isTimeFaulty} onLeave={onLeave}>
        {moves.length > 1 && !isSame ? `Move ${moves.length} times` : 'Move'}{' '}
        <kbd aria-hidden="true">Enter</kbd>
      </PanelButtons>
      <p className="small">Visitors see the new time as taken, and can book the one of before.</p>
    </form>
  );
}

/** "Tuesday, December 8, 12:00 PM to 1:00 PM" */
function sayWhole(rules: OpeningRules, stretch: Stretch): string {
  return `${sayLongDay(stretch.day)}, ${saySpan(rules, stretch)}`;
}

/** Why a week stays. */
function sayStay(slips: readonly DiarySlip[], rules: OpeningRules): string {
  return slips.length === 0 ? 'one that stays has its new time.' : sayWhoComes(slips, rules);
}
