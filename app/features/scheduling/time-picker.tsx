import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { hoursOn } from '../../../domain/practice/hours-on.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { EVENT_TYPES, type EventType } from '../../../domain/scheduling/event-types.ts';
import { firstBookableDay } from '../../../domain/scheduling/first-bookable-day.ts';
import type { Slot } from '../../../domain/scheduling/slot.ts';
import { useAnswer, useAnswers } from '../../request/use-answer.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSaidOnce } from '../../ui/use-said-once.ts';
import {
  columnsOf,
  firstDayLeft,
  isWithinHorizon,
  lastBookableDay,
  PERIOD_DAYS,
  periodStart,
  shownDaysFrom,
} from './calendar-days.ts';
import { ChosenTime } from './chosen-time.tsx';
import { DayChoice } from './day-choice.tsx';
import { HorizonNote } from './horizon-note.tsx';
import { Periods } from './periods.tsx';
import { readSlots, slotsIn } from './read-slots.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';
import { dayOf } from './slot-words.ts';
import { TimeChoice } from './time-choice.tsx';
import type { PickedTime } from './use-picked-time.ts';

interface TimePickerProps {
  /** The address that answers with the free times of the two weeks from a Monday on. */
  slotsUrl: (monday: string, days: number) => string;
  picked: PickedTime;
  event: EventType;
  facts: Pick<SchedulingFacts, 'hours' | 'closures' | 'phone'>;
  /** The time is chosen: leads to what is still to be done. */
  onContinue: () => void;
  /** What stands under the days, where there is more to say of them. */
  children?: ReactNode;
}

/** Two weeks of days and the chosen day's times, with what is said while they come, when they do not, and when there are none. */
export function TimePicker({
  slotsUrl,
  picked,
  event,
  facts,
  onContinue,
  children,
}: TimePickerProps) {
  const { phone } = facts;
  const { words, times } = useSchedulingLanguage();
  const said = words.times;
  const { durationMinutes } = EVENT_TYPES[event];
  const { askedAt, today, period, day, startsAt } = picked;
  const rules = openingHoursOf(facts);
  const monday = periodStart(rules, today, period);
  const hasLater = isWithinHorizon(rules, today, period + 1);
  const url = slotsUrl(monday, PERIOD_DAYS);
  const answers = useAnswers();
  const { state, data } = useAnswer(url);
  const days = shownDaysFrom(monday, lastBookableDay(today), rules);
  const firstDay = firstBookableDay(rules, event, askedAt);
  const picker = useRef<HTMLDivElement>(null);
  const isChosenHere = useRef(false);
  const daysArea = useRef<HTMLDivElement>(null);
  const freeTimes = useMemo(() => slotsByDay(data), [data]);
  const shownDay = day !== null && freeTimes.has(day) ? day : days.find((d) => freeTimes.has(d));
  const shownHours = shownDay === undefined ? null : hoursOn(rules, shownDay);
  useEffect(() => {
    // A time that was lost, or that a notice brought, moves nothing: there is something else to see.
    if (!isChosenHere.current) return;
    isChosenHere.current = false;
    // Of the two that name the time, one is shown.
    for (const strip of picker.current?.querySelectorAll('.time-strip') ?? []) {
      strip.scrollIntoView({ block: 'nearest' });
    }
    // Where there is no room for both, the time stays in view.
    picker.current
      ?.querySelector('.time-grid label:has(:checked)')
      ?.scrollIntoView({ block: 'nearest' });
  }, [startsAt]);
  const [isTurned, setTurned] = useState(false);
  const told = useSaidOnce(state === 'failed' ? '' : sentence(), isTurned);
  const isBroughtHere = picked.isBrought && state === 'here';
  useEffect(() => {
    // What the visitor tapped, before this was open, is chosen, and goes on from here: on a phone both would be below the edge.
    if (!isBroughtHere || !picker.current) return undefined;
    return bringIntoView([
      ...picker.current.querySelectorAll('.time-grid label:has(:checked), .time-strip'),
    ]);
  }, [isBroughtHere]);

  /** What the days are that somebody turned to, for those who do not see them. */
  function sentence(): string {
    const [first] = days;
    const last = days.at(-1);
    if (state !== 'here' || !first || !last) return said.loading;
    const count = days.filter((one) => freeTimes.has(one)).length;
    const { between, oneDayFree, daysFree } = words.days;
    const free =
      count === 0
        ? `${noneWords()} ${phone}`
        : (count === 1 ? oneDayFree : daysFree).replace('{count}', String(count));
    return `${times.shortDayOf(first)} ${between} ${times.shortDayOf(last)}: ${free}.`;
  }

  function noneWords(): string {
    return hasLater ? said.noneButLater : said.noneAtAll;
  }

  return (
    <div className="time-picker" ref={picker}>
      <output className="visually-hidden">{told}</output>
      <Periods
        period={period}
        hasLater={hasLater}
        days={days}
        onPeriod={(next) => {
          setTurned(true);
          picked.showPeriod(next);
        }}
      />
      <div className="days-area" data-columns={columnsOf(rules)} ref={daysArea} tabIndex={-1}>
        {state === 'awaited' ? (
          <p className="times-note" role={isTurned ? undefined : 'status'}>
            <span className="spinner" aria-hidden="true" />
            {said.loading}
          </p>
        ) : null}
        {state === 'failed' ? (
          <div className="times-note" role="alert">
            <p>
              {said.failed} <PhoneLink phone={phone} />.
            </p>
            <button
              className="quiet-button"
              type="button"
              onClick={() => {
                // The button goes while the times come; the focus must not go with it.
                daysArea.current?.focus();
                answers.askAgain(url);
              }}
            >
              {said.tryAgain}
            </button>
          </div>
        ) : null}
        {state === 'here' ? (
          <DayChoice
            days={days}
            freeTimes={freeTimes}
            closures={days.filter((one) => hoursOn(rules, one) === null)}
            firstDayLeft={firstDayLeft(rules, askedAt)}
            firstDay={firstDay}
            chosen={shownDay}
            phone={phone}
            onChoose={picked.showDay}
          />
        ) : null}
      </div>
      <div className="times-area">
        {state === 'here' && shownDay && shownHours ? (
          <TimeChoice
            day={shownDay}
            slots={freeTimes.get(shownDay) ?? []}
            hours={shownHours}
            durationMinutes={durationMinutes}
            chosen={startsAt}
            phone={phone}
            onChoose={(time) => {
              isChosenHere.current = true;
              picked.pick(time);
            }}
            onContinue={onContinue}
          />
        ) : null}
        {state === 'here' && !shownDay ? (
          <p className="times-note" role={isTurned ? undefined : 'status'}>
            {noneWords()} <PhoneLink phone={phone} />.
          </p>
        ) : null}
      </div>
      <ChosenTime
        place="days"
        startsAt={startsAt}
        durationMinutes={durationMinutes}
        phone={phone}
        onContinue={onContinue}
      />
      <div className="days-foot">
        {children}
        <HorizonNote today={today} hasLater={hasLater} phone={phone} />
      </div>
    </div>
  );
}

function slotsByDay(answer: unknown): ReadonlyMap<string, readonly Slot[]> {
  const days = new Map<string, Slot[]>();
  for (const slot of readSlots(slotsIn(answer))) {
    const day = dayOf(slot.startsAt);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}
