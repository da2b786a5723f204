import { sayDate } from '../../../domain/practice/say-date.ts';
import {
  beginBy,
  roomFor,
  type Room,
  type Visits,
  type WorkBefore,
} from '../../../domain/weddings/begin-by.ts';
import { isInTime } from '../../../domain/weddings/ribbon.ts';
import { RichText } from '../../site/rich-text.tsx';
import type { AheadCountdown } from './ribbon-entries.ts';
import type { WeddingDay } from './use-wedding-day.ts';
import { TOO_LATE_ID } from './late-link.tsx';
import { sayBefore, type WeddingsWords } from './wedding-words.ts';

/** With less time than this, what does not fit is for after the day. */
const CLOSE_MONTHS = 6;
const NEAR_DAY = { weekday: 'short', month: 'long', day: 'numeric' } as const;
const WHOLE_DAY = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;

interface TodayLeftProps {
  page: Pick<WeddingsWords, 'today' | 'work' | 'ribbon'>;
  wedding: WeddingDay;
}

/** Where the ribbon is cut: how many days are left, and what needs more. */
export function TodayLeft({ page, wedding: { countdown, today, visits } }: TodayLeftProps) {
  return (
    <section className="today-left" aria-labelledby="today-heading">
      <div className="wrap">
        {countdown?.state === 'ahead' && today !== null && visits !== null ? (
          <Left page={page} countdown={countdown} today={today} visits={visits} />
        ) : (
          <Undated words={page.today.undated} />
        )}
      </div>
    </section>
  );
}

function Undated({ words }: { words: WeddingsWords['today']['undated'] }) {
  return (
    <>
      <h2 id="today-heading">{words.heading}</h2>
      <Figure number={words.number} unit={words.unit} unitEnd={words.unitEnd} />
      <p className="lede wedding-scripted">{words.text}</p>
      <noscript>
        <div className="lede">
          <RichText nodes={words.scriptFree} />
        </div>
      </noscript>
    </>
  );
}

interface LeftProps {
  page: TodayLeftProps['page'];
  countdown: AheadCountdown;
  today: string;
  visits: Visits;
}

function Left({ page: { today: words, work, ribbon }, countdown, today, visits }: LeftProps) {
  const { day, daysLeft, monthsLeft } = countdown;
  const stepsWith = (room: Room) =>
    work.steps.filter((step) => roomFor(step, day, visits) === room);
  const [tight, late] = [stepsWith('tight'), stepsWith('none')];
  // What left the ribbon with its mark; it needs no visit, and some of it is wanted just then.
  const advice = work.around.filter(({ before }) => !isInTime(before, day, today));
  const sayDays = (sentence: string, step: WorkBefore) =>
    sentence
      .replace('{by}', sayDate(beginBy(step, day, visits.rules), NEAR_DAY))
      .replace('{visit}', sayDate(visits.firstVisit, NEAR_DAY));
  const heading = (
    <h2 id="today-heading">
      {words.heading}, {sayDate(today, WHOLE_DAY)}
    </h2>
  );
  if (daysLeft === 0) {
    return (
      <>
        {heading}
        <p className="lede">{words.theDay}</p>
      </>
    );
  }
  return (
    <>
      {heading}
      <Figure
        number={daysLeft.toLocaleString('en-US')}
        unit={daysLeft === 1 ? words.unit.one : words.unit.more}
        unitEnd={words.unitEnd}
      />
      {tight.length + late.length === 0 ? <p className="lede">{words.allFits}</p> : null}
      {tight.length === 0 ? null : (
        <div className="too-late">
          <h3 id={TOO_LATE_ID} tabIndex={-1}>
            {words.tight}
          </h3>
          <ul>
            {tight.map((step) => (
              <li key={step.id}>
                <strong>{step.title}</strong> <span>{sayDays(words.tightDays, step)}</span>
              </li>
            ))}
          </ul>
          <RichText nodes={words.tightText} />
        </div>
      )}
      {late.length === 0 ? null : (
        <div className="too-late">
          <h3 id={tight.length === 0 ? TOO_LATE_ID : undefined} tabIndex={-1}>
            {words.late}
          </h3>
          <ul>
            {late.map((step) => (
              <li key={step.id}>
                <strong>{step.title}</strong>{' '}
                <span>
                  {isInTime(step.before, day, today)
                    ? sayDays(words.noVisit, step)
                    : sayBefore(step.before, ribbon.last)}
                </span>
              </li>
            ))}
          </ul>
          <p>{monthsLeft < CLOSE_MONTHS ? words.close : words.divided}</p>
        </div>
      )}
      {advice.length === 0 ? null : (
        <div className="late-advice">
          <h3>{words.advice}</h3>
          <ul>
            {advice.map(({ id, title, before, text }) => (
              <li key={id}>
                <strong>{title}</strong> <span>{sayBefore(before, ribbon.last)}</span>
                <div>
                  <RichText nodes={text} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      {late.length < work.steps.length ? <p className="today-open-days">{words.openDays}</p> : null}
    </>
  );
}

function Figure({ number, unit, unitEnd }: { number: string; unit: string; unitEnd: string }) {
  return (
    <p className="today-figure" data-digits={number.length}>
      <span className="today-number">{number}</span>{' '}
      <span className="today-unit">
        {unit} <span>{unitEnd}</span>
      </span>
    </p>
  );
}
