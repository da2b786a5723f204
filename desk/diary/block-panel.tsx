import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BLOCK_REASON_LIMIT_CHARACTERS } from '../../domain/desk/blocks.ts';
import { clocksOf, nextFree, type Stretch } from '../../domain/desk/diary-days.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import { diarySlot } from '../../domain/scheduling/diary-slot.ts';
import { STEP_MINUTES } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { useRoom } from '../room.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayStart } from './diary-words.ts';
import { TimeFields } from './time-fields.tsx';

interface BlockPanelProps {
  at: Stretch;
  isFree: boolean;
  /** What lies in that time already. */
  inTheWay: DiarySlip | undefined;
  taken: readonly Stretch[];
  now: Date;
  fault: string;
  onTime: (at: Stretch) => void;
  onMoveOther: (slip: DiarySlip) => void;
  onKeep: (slot: Slot, why: string) => void;
  onLeave: () => void;
}

/** A time that is kept free: visitors see it as taken, and why is read by us alone. */
export function BlockPanel(props: BlockPanelProps) {
  const { at, isFree, inTheWay, taken, now, fault } = props;
  const { onTime, onMoveOther, onKeep, onLeave } = props;
  const rules = useRoom().practice.opening;
  const [why, setWhy] = useState('');
  const [isTried, setIsTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { from } = clocksOf(rules, at);
  const slot = diarySlot(rules, at.day, from, at.count * STEP_MINUTES);
  const next = isFree ? null : nextFree(rules, at, taken, now);
  const lacksWhy = isTried && why.trim() === '';

  const keep = (submitted: FormEvent): void => {
    submitted.preventDefault();
    setIsTried(true);
    if (why.trim() !== '' && isFree && slot !== undefined) onKeep(slot, why.trim());
  };

  return (
    <form onSubmit={keep} noValidate className="place-panel">
      <h2 ref={heading} tabIndex={-1}>
        Keep <em>a time free</em>
      </h2>
      <p>Visitors see it as taken. Why is read by us alone.</p>
      <TimeFields at={at} hasEnd faultId={isFree ? undefined : 'block-fault'} onTime={onTime} />
      {isFree ? null : (
        <p className="fault" id="block-fault">
          {inTheWay === undefined ? 'That time is over.' : sayInTheWay(inTheWay, rules)}
        </p>
      )}
      <p className="ways-out">
        {inTheWay?.is === 'visit' ? (
          <button className="quiet" type="button" onClick={() => onMoveOther(inTheWay)}>
            Move them
          </button>
        ) : null}
        {next === null ? null : (
          <button className="quiet" type="button" onClick={() => onTime(next)}>
            Begin {next.day === at.day ? 'at' : 'on'}{' '}
            {next.day === at.day ? sayClock(clocksOf(rules, next).from) : sayStart(rules, next)}
          </button>
        )}
      </p>
      <label>
        <span className="label">Why</span>
        <input
          className="field"
          maxLength={BLOCK_REASON_LIMIT_CHARACTERS}
          autoComplete="off"
          value={why}
          onChange={({ target }) => setWhy(target.value)}
          {...(lacksWhy ? { 'aria-invalid': true, 'aria-describedby': 'why-fault' } : {})}
        />
      </label>
      {lacksWhy ? (
        <p className="fault" id="why-fault">
          Say why, in a word or two: colleagues will want to know.
        </p>
      ) : null}
      {fault === '' ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="panel-buttons">
        <button className="button" type="submit" disabled={!isFree}>
          Keep it free
        </button>
        <button className="quiet" type="button" onClick={onLeave}>
          Leave it open <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    </form>
  );
}

function sayInTheWay(slip: DiarySlip, rules: ReturnType<typeof useRoom>['practice']['opening']) {
  const at = sayClock(clocksOf(rules, slip).from);
  return slip.is === 'visit'
    ? `${slip.title} comes at ${at}. Move them first, or begin later.`
    : `It is kept free from ${at} already: ${slip.title}.`;
}
