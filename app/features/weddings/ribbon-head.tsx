import { isInTime } from '../../../domain/weddings/ribbon.ts';
import { RichText } from '../../site/rich-text.tsx';
import { RibbonActions } from './ribbon-actions.tsx';
import type { WeddingDay } from './use-wedding-day.ts';
import { isFar, sayDay, sayFits, type RibbonWords, type WeddingsWords } from './wedding-words.ts';

interface RibbonHeadProps {
  page: Pick<WeddingsWords, 'ribbon' | 'work' | 'calendar'>;
  wedding: WeddingDay;
}

const LONG_DAY = { month: 'long', day: 'numeric', year: 'numeric' } as const;

/** The head of the ribbon: the day, and what can be said of it. What changes is said once, while the focus stays where it is. */
export function RibbonHead({ page, wedding }: RibbonHeadProps) {
  const { ribbon } = page;
  const { countdown } = wedding;
  return (
    <div className="ribbon-head">
      <h2 id="ribbon-heading">
        <small>
          {countdown ? sayDay(countdown.day, { weekday: 'long' }) : ribbon.undated.before}
        </small>{' '}
        {countdown ? sayDay(countdown.day, LONG_DAY) : ribbon.undated.words}
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
        {countdown?.state === 'ahead' && wedding.today !== null ? (
          <RibbonActions page={page} day={countdown.day} today={wedding.today} />
        ) : null}
      </div>
    </div>
  );
}

function Summary({ page: { ribbon, work }, wedding: { countdown, today } }: RibbonHeadProps) {
  if (!countdown || today === null) return <p>{ribbon.undated.text}</p>;
  if (countdown.state === 'passed') return <strong>{ribbon.passed}</strong>;
  const { day, daysLeft, monthsLeft } = countdown;
  const fits = work.steps.filter(({ before }) => isInTime(before, day, today)).length;
  if (fits === 0) return <RichText nodes={daysLeft === 0 ? ribbon.isToday : ribbon.quiet} />;
  return (
    <p>
      <strong>{sayFits(ribbon, fits, work.steps.length - fits)}</strong>{' '}
      {isFar(monthsLeft) ? ribbon.far : ribbon.cut} {ribbon.ranges}
    </p>
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
        {words.ahead.replace('{day}', sayDay(day, LONG_DAY))}
      </button>
    </p>
  );
}
