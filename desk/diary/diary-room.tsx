import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { rowClocks } from '../../domain/desk/diary-days.ts';
import { addDays, wallClockAt, weekOf } from '../../domain/practice/practice-clock.ts';
import { goTo, replaceAddress, useAddressQuery } from '../address.ts';
import { printNow } from '../print-now.ts';
import { mayBook, useRoom } from '../room.ts';
import { OpeningCards } from '../shell/opening-cards.tsx';
import { follow } from '../shell/place-links.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import { useMedia, WIDE } from '../use-media.ts';
import { useNow } from '../use-now.ts';
import { useTitle } from '../use-title.ts';
import { Agenda } from './agenda.tsx';
import { DayPage } from './day-page.tsx';
import { DaySheet } from './day-sheet.tsx';
import { DiarySide } from './diary-side.tsx';
import { OwnCalendarNotes } from './own-calendar-notes.tsx';
import { slipsOf, type DiarySlip } from './diary-slips.ts';
import { DiaryStrip } from './diary-strip.tsx';
import { drawnHand } from './drawn-hand.ts';
import { NOTHING, slipAtHand, wantedBy } from './hand.ts';
import { handWith } from './kept-in-hand.ts';
import { useDiaryChanges } from './use-diary-changes.ts';
import { useDiaryHand, useEnterToSend } from './use-diary-hand.ts';
import { useSentHere, useVisitAsked } from './use-sent-here.ts';
import { useDayShown } from './use-day-shown.ts';
import { useOwnCalendar } from './use-own-calendar.ts';
import { landingOf, useDayFocus, useDiaryLanding } from './use-diary-landing.ts';
import { dayOfSpread, WeekPage } from './week-page.tsx';
import { WeekTop } from './week-top.tsx';
import './diary.css';
import './diary-side.css';
import './diary-day.css';

const WEEK_DAYS = 7;

/** The doctors' one calendar: a week as a spread, a day on two leaves, an agenda on a phone; what is in hand stands in its margin. */
export function DiaryRoom() {
  const desk = useRoom();
  const { box, practice } = desk;
  const rules = practice.opening;
  const query = useAddressQuery();
  const now = useNow();
  const isWide = useMedia(WIDE);
  const version = useSyncExternalStore(box.subscribe, box.version);
  const [isPrinting, setIsPrinting] = useState(false);
  const room = useRef<HTMLElement>(null);
  useTitle('Diary');

  const today = wallClockAt(now, rules.timeZone).date;
  const slips = useMemo(
    () => slipsOf(box, rules, now),
    // oxlint-disable-next-line react/exhaustive-deps -- the box changes with its version
    [box, version, rules, now],
  );
  const isDay = query.has('day') || !isWide;
  const day = useDayShown(query, { slips, rules, now, today, isDay });
  const days = useMemo(() => weekOf(day), [day]);
  const mayChange = mayBook(desk);
  const show = (next: string): void =>
    replaceAddress(isDay ? `/diary?day=${next}` : `/diary?week=${next}`);

  const calendar = useOwnCalendar();
  const own = calendar.stretches;
  const held = useDiaryHand({
    slips,
    own,
    day,
    today,
    now,
    isWide,
    isDay,
    mayChange,
    onShow: show,
  });
  const { hand, taken, isWantedFree, take, choose, startMove, startBlock } = held;
  const dayOfWeek = dayOfSpread(days, { slips, hand, today, day });
  const land = useDiaryLanding(room);
  useVisitAsked(query.get('visit'), { slips, day, isWide, take, land });
  useDayFocus(room, `${isDay ? 'day' : 'week'} ${day}`);
  const changes = useDiaryChanges((landing, isHeld, isSaid) => {
    // What is to be said to them stays in view until it is put away.
    const isShown = isSaid && typeof landing === 'object' && 'card' in landing;
    if (isHeld) take(isShown ? { is: 'slip', name: landing.card } : NOTHING);
    land(landing);
  }, hand);
  const wanted = wantedBy(hand);
  useSentHere(query.get('place'), box, held);
  useEnterToSend(hand);

  const leave = (): void => {
    land(landingOf(hand));
    held.leave();
  };
  const step = (rows: number, columns: number): (() => void) | undefined => {
    if (wanted === undefined) return undefined;
    const last = rowClocks(rules).length - wanted.count;
    const from = Math.max(0, Math.min(last, wanted.from + rows));
    return () => choose({ day: addDays(wanted.day, columns), from, count: wanted.count });
  };
  useSingleKeys({
    d: () => goTo(isDay ? `/diary?week=${day}` : `/diary?day=${dayOfWeek}`),
    b: startBlock,
    m: () => {
      const slip = slipAtHand(hand);
      if ('block' in slip) held.startShift(slip.block);
      else startMove(slip.card);
    },
    x: () => {
      const slip = slipAtHand(hand);
      if ('card' in slip) held.startCancel(slip.card);
    },
    escape: hand.is === 'nothing' ? undefined : leave,
    arrowup: step(-1, 0),
    arrowdown: step(1, 0),
    arrowleft: step(0, -1),
    arrowright: step(0, 1),
  });

  const takeUp = (slip: DiarySlip): void => take(handWith(slip));
  const print = (): void => printNow(setIsPrinting);
  const notes = <OwnCalendarNotes calendar={calendar} slips={slips} now={now} onTake={takeUp} />;
  const { drawn, who } = drawnHand(hand, box);

  if (!box.isWhole) return <OpeningCards />;
  return (
    <main
      className="diary"
      ref={room}
      style={{ '--rows': rowClocks(rules).length } as React.CSSProperties}
      data-showing={isDay ? 'day' : 'week'}
    >
      {isWide || hand.is !== 'nothing' ? null : (
        <div className="agenda-page">
          <Agenda
            day={day}
            slips={slips}
            own={own}
            now={now}
            mayChange={mayChange}
            onTake={takeUp}
            onMove={startMove}
          />
          {notes}
          <p className="agenda-more">
            <button className="quiet" type="button" data-way="keep-free" onClick={startBlock}>
              Block a time
            </button>
          </p>
        </div>
      )}
      {isWide && isDay ? (
        <>
          <a className="quiet back-to-week" href={`/diary?week=${day}`} onClick={follow}>
            Week <kbd aria-hidden="true">D</kbd>
          </a>
          <DayPage
            day={day}
            slips={slips}
            own={own}
            notes={notes}
            hand={drawn}
            isFree={isWantedFree}
            who={who}
            now={now}
            onTake={takeUp}
            onPrint={print}
          />
        </>
      ) : null}
      {isWide && !isDay ? (
        <div className="week-page">
          <WeekTop
            days={days}
            day={dayOfWeek}
            onTurn={(by) => show(addDays(day, by * WEEK_DAYS))}
            onBlock={startBlock}
            onPrint={print}
          />
          <WeekPage
            days={days}
            slips={slips}
            own={own}
            hand={drawn}
            isFree={isWantedFree}
            who={who}
            now={now}
            onTake={takeUp}
            onDrag={held.draw}
          />
        </div>
      ) : null}
      {(isWide && !isDay) || hand.is !== 'nothing' ? (
        <aside className="diary-side" aria-label="In hand">
          {isWide ? null : <h1 className="visually-hidden">Diary</h1>}
          {isWide && !isDay && hand.is === 'nothing' ? notes : null}
          <DiarySide
            hand={hand}
            slips={slips}
            own={own}
            taken={taken}
            isFree={isWantedFree}
            now={now}
            mayChange={mayChange}
            changes={changes}
            onTake={take}
            onTime={choose}
            onMove={startMove}
            onShift={held.startShift}
            onPlace={held.placeFor}
            onEvent={held.wantFor}
            onLeave={leave}
          />
        </aside>
      ) : null}
      <DiaryStrip changes={changes} />
      <p className="visually-hidden" role="alert">
        <span key={held.said.at}>{held.said.text}</span>
      </p>
      {isPrinting ? (
        <DaySheet day={isDay ? day : dayOfWeek} slips={slips} own={own} now={now} />
      ) : null}
    </main>
  );
}
