import { useEffect, useRef } from 'react';
import { sayDate } from '../../../domain/practice/say-date.ts';
import { prefersCalm } from '../../ui/prefers-calm.ts';
import { VIRTUAL_CONSULTATION_PATH } from '../../site/form-paths.ts';
import { suggestMessage } from '../../site/kept-forms.ts';
import { RichText } from '../../site/rich-text.tsx';
import { LateLink } from './late-link.tsx';
import { RibbonActions } from './ribbon-actions.tsx';
import type { WeddingDay } from './use-wedding-day.ts';
import {
  fittingOf,
  isFar,
  sayFits,
  sayQuestion,
  type RibbonWords,
  type WeddingsWords,
} from './wedding-words.ts';

interface RibbonHeadProps {
  page: Pick<WeddingsWords, 'ribbon' | 'work' | 'calendar'>;
  wedding: WeddingDay;
}

const LONG_DAY = { month: 'long', day: 'numeric', year: 'numeric' } as const;
const WEEKDAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
/** Two weeks in which everything is finished. */
const QUIET_DAYS = 14;

/** The head of the ribbon: the day, and what can be said of it. The focus comes here with each day that is asked for. */
export function RibbonHead({ page, wedding }: RibbonHeadProps) {
  const { ribbon } = page;
  const { countdown, askedCount } = wedding;
  const verdict = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (askedCount === 0 || !verdict.current) return;
    // The button of another year goes with the day that has passed, and from the field the next stop would lead back up.
    heading.current?.focus({ preventScroll: true });
    bringUp(verdict.current);
  }, [askedCount]);
  const message = countdown?.state === 'ahead' ? sayQuestion(ribbon.actions, countdown.day) : '';
  // Where no text can be sent the same stands in the form, which every way to it on this page opens; no more, once the day is taken away.
  useEffect(() => suggestMessage(VIRTUAL_CONSULTATION_PATH, message), [message]);
  return (
    <div className="ribbon-head" ref={verdict}>
      <h2 id="ribbon-heading" ref={heading} tabIndex={-1}>
        <small>
          {countdown ? sayDate(countdown.day, { weekday: 'long' }) : ribbon.undated.before}
        </small>{' '}
        {countdown ? sayDate(countdown.day, LONG_DAY) : ribbon.undated.words}
      </h2>
      <div className="ribbon-said">
        <div className="wedding-scripted" role="status">
          <Summary page={page} wedding={wedding} />
        </div>
        <noscript>
          <p>{ribbon.undated.scriptFree}</p>
        </noscript>
        {countdown?.state === 'passed' && countdown.ahead !== null ? (
          <OtherYear words={ribbon} day={countdown.ahead} onChoose={wedding.choose} />
        ) : null}
        {countdown?.state === 'ahead' && wedding.visits !== null ? (
          <RibbonActions page={page} day={countdown.day} visits={wedding.visits} />
        ) : null}
      </div>
    </div>
  );
}

function Summary({ page: { ribbon, work }, wedding: { countdown, visits } }: RibbonHeadProps) {
  if (!countdown || visits === null) return <p>{ribbon.undated.text}</p>;
  if (countdown.state === 'passed') return <strong>{ribbon.passed}</strong>;
  const { day, daysLeft, monthsLeft } = countdown;
  const fitting = fittingOf(work.steps, day, visits);
  const ours = work.steps.filter(({ elsewhere }) => !elsewhere);
  const { fits, tight, late } = fittingOf(ours, day, visits);
  const elsewhere = fitting.fits > fits ? ribbon.elsewhere : '';
  if (fits === 0 && tight > 0) {
    return (
      <>
        <RichText nodes={ribbon.onlyTight} />
        {elsewhere === '' ? null : <p>{elsewhere}</p>}
        <LateLink words={ribbon.lateLink} />
      </>
    );
  }
  if (fits === 0 && daysLeft > QUIET_DAYS) {
    return (
      <p>
        {ribbon.noVisit.replace('{day}', sayDate(visits.firstVisit, WEEKDAY))} {elsewhere}
      </p>
    );
  }
  if (fits === 0) return <RichText nodes={daysLeft === 0 ? ribbon.isToday : ribbon.quiet} />;
  return (
    <>
      <p>
        <strong>{sayFits(ribbon, fitting)}</strong>{' '}
        {tight + late > 0 ? <LateLink words={ribbon.lateLink} /> : null}
        {isFar(monthsLeft) ? ribbon.far : null}
      </p>
      <p className="ribbon-ranges">{ribbon.ranges}</p>
    </>
  );
}

interface OtherYearProps {
  words: RibbonWords;
  day: string;
  onChoose: WeddingDay['choose'];
}

/** The same day in the next year that has it. */
function OtherYear({ words, day, onChoose }: OtherYearProps) {
  return (
    <p className="ribbon-actions">
      <button className="quiet-button" type="button" onClick={() => onChoose(day)}>
        {words.ahead.replace('{day}', sayDate(day, LONG_DAY))}
      </button>
    </p>
  );
}

/** What stands lower than this part of the screen is not read at a glance; phones have their bar there. */
const IN_VIEW_SHARE = 0.85;

/** The answer may lie below the screen on which it was asked for. */
function bringUp(verdict: HTMLElement): void {
  const { top, bottom } = verdict.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight * IN_VIEW_SHARE) return;
  verdict.scrollIntoView({ behavior: prefersCalm() ? 'instant' : 'smooth' });
}
