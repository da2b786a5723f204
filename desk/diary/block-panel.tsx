import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { BLOCK_REASON_LIMIT_CHARACTERS } from '../../domain/desk/blocks.ts';
import {
  clocksOf,
  freeBefore,
  freeBehind,
  freeNear,
  isFree as isFreeAt,
  stretchOf,
  type Stretch,
} from '../../domain/desk/diary-days.ts';
import { weeklySlots } from '../../domain/desk/repeat-weekly.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import { diarySlot } from '../../domain/scheduling/diary-slot.ts';
import { STEP_MINUTES } from '../../domain/scheduling/event-types.ts';
import type { OpeningRules, Slot } from '../../domain/scheduling/slot.ts';
import { useRoom } from '../room.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayInTheWay, sayNotYet, saySpan, sayStart, sayWhoComes } from './diary-words.ts';
import { RepeatFields, type LeftOut } from './repeat-fields.tsx';
import { PanelButtons } from './panel-buttons.tsx';
import { TimeFields } from './time-fields.tsx';
import type { Hand } from './hand.ts';
import { useHandWord } from './use-hand-word.ts';

interface BlockPanelProps {
  hand: Hand;
  at: Stretch;
  isFree: boolean;
  /** What lies in a time already. */
  slipsIn: (at: Stretch) => readonly DiarySlip[];
  taken: readonly Stretch[];
  now: Date;
  fault: string;
  onTime: (at: Stretch) => void;
  onMoveOther: (slip: DiarySlip) => void;
  /** Several where it repeats each week. */
  onKeep: (slots: readonly Slot[], why: string) => void;
  onLeave: () => void;
}

/** A time that is kept free: visitors see it as taken, and why is read by us alone. */
export function BlockPanel(props: BlockPanelProps) {
  const { hand, at, isFree, slipsIn, taken, now, fault } = props;
  const { onTime, onMoveOther, onKeep, onLeave } = props;
  const rules = useRoom().practice.opening;
  const [why, setWhy] = useHandWord(hand, 'why');
  const [lastDay, setLastDay] = useHandWord(hand, 'until');
  const until = lastDay === '' ? null : lastDay;
  const [isTried, setIsTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const press = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { from } = clocksOf(rules, at);
  const slot = diarySlot(rules, at.day, from, at.count * STEP_MINUTES);
  const shorter = isFree ? null : freeBefore(rules, at, taken, now);
  const later = isFree ? null : freeBehind(rules, at, taken, now);
  const near = isFree ? [] : freeNear(rules, at, taken, now);
  const inTheWay = isFree ? [] : slipsIn(at);
  const toMove = inTheWay.filter(
    ({ is, slot: { startsAt } }) => is === 'visit' && Date.parse(startsAt) > now.getTime(),
  );
  const weekly = slot === undefined || until === null ? [] : weeklySlots(rules, slot, until);
  const weeks = weekly.flatMap((one) => {
    const stretch = stretchOf(rules, one);
    return stretch === null ? [] : [{ slot: one, stretch }];
  });
  const kept = weeks.filter(({ stretch }) => isFreeAt(rules, stretch, taken, now));
  const leftOut = weeks
    .filter((week) => !kept.includes(week))
    .map(({ stretch }): LeftOut => ({ day: stretch.day, why: sayWhose(slipsIn(stretch), rules) }));
  // Each week there may be one without it, also the first.
  const canKeep = until === null ? isFree : kept.length > 0;
  useLayoutEffect(() => {
    // Switched off under the focus: somebody was quicker, and one goes on with the time.
    if (!canKeep && document.activeElement === press.current) {
      press.current?.form?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
    }
  }, [canKeep]);
  const lacksWhy = isTried && why.trim() === '';

  const keep = (submitted: FormEvent): void => {
    submitted.preventDefault();
    setIsTried(true);
    if (why.trim() === '' || !canKeep || slot === undefined) return;
    onKeep(until === null ? [slot] : kept.map((week) => week.slot), why.trim());
  };

  return (
    <form onSubmit={keep} noValidate className="place-panel">
      <h2 ref={heading} tabIndex={-1}>
        Block <em>a time</em>
      </h2>
      <p>Visitors see it as taken and cannot book it. Why is read by us alone.</p>
      <TimeFields at={at} hasEnd faultId={canKeep ? undefined : 'block-fault'} onTime={onTime} />
      {canKeep ? null : (
        <p className="fault" id="block-fault">
          {inTheWay.length === 0 ? 'That time is over.' : sayInTheWay(inTheWay, rules)}
        </p>
      )}
      <p className="ways-out">
        {canKeep
          ? null
          : toMove.map((visit) => (
              <button
                className="quiet"
                type="button"
                key={visit.key}
                onClick={() => onMoveOther(visit)}
              >
                {toMove.length === 1 ? 'Move them' : `Move ${visit.title}`}
              </button>
            ))}
        {shorter === null || canKeep ? null : (
          <button className="quiet" type="button" onClick={() => onTime(shorter)}>
            End at {sayClock(clocksOf(rules, shorter).until)}
          </button>
        )}
        {later === null || canKeep ? null : (
          <button className="quiet" type="button" onClick={() => onTime(later)}>
            Only {saySpan(rules, later)}
          </button>
        )}
        {canKeep
          ? null
          : near.map((free) => (
              <button
                className="quiet"
                type="button"
                key={`${free.day} ${free.from}`}
                onClick={() => onTime(free)}
              >
                Begin {free.day === at.day ? 'at' : 'on'}{' '}
                {free.day === at.day ? sayClock(clocksOf(rules, free).from) : sayStart(rules, free)}
              </button>
            ))}
      </p>
      <RepeatFields
        at={at}
        until={until}
        kept={kept.map(({ stretch }) => stretch)}
        leftOut={leftOut}
        onUntil={(day) => setLastDay(day ?? '')}
      />
      <label>
        <span className="label">Why</span>
        <input
          id="block-why"
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
      <PanelButtons
        ref={press}
        notYet={canKeep ? undefined : sayNotYet(inTheWay)}
        isFault
        onLeave={onLeave}
      >
        Block it
      </PanelButtons>
    </form>
  );
}

/** Why a week is left out. */
function sayWhose(slips: readonly DiarySlip[], rules: OpeningRules): string {
  return slips.length === 0 ? 'that time is over.' : sayWhoComes(slips, rules);
}
