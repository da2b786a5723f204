import type { ReactNode } from 'react';
import { RichText } from '../../site/rich-text.tsx';
import { EmergencyDrawing } from './emergency-drawing.tsx';
import type { EmergencyWords, Situation } from './emergency-words.ts';
import { FirstHour } from './first-hour.tsx';
import { listIdOf } from './situation-list.tsx';
import { TOOTH_STEP_DRAWINGS } from './tooth-step-drawings.tsx';
import { useFirstHour } from './use-first-hour.ts';

/** Whose first hour counts, and whose steps are drawn. */
const TOOTH_ID = 'knocked-out-tooth';
/** "Put it back", which is left out once the hour is over. */
const PUT_BACK_STEP = 2;

interface SituationStepsProps {
  situation: Situation;
  /** Ids of earlier days that lead here first. */
  aliases: readonly string[];
  words: Pick<EmergencyWords, 'otherwise' | 'hour' | 'unanswered'>;
  /** The way to the same page in the other language: the page's own head is not seen beside the steps. */
  otherLanguage: ReactNode;
  isChosen: boolean;
}

/** One situation: what to do, in order. The stylesheet shows it alone once it was chosen. */
export function SituationSteps(props: SituationStepsProps) {
  const { situation, aliases, words, otherLanguage, isChosen } = props;
  const { id, heading, first, stepsHeading, steps, canWait } = situation;
  const isTooth = id === TOOTH_ID;
  const clock = useFirstHour();
  const leftOut = clock.hour?.stage === 'over' ? PUT_BACK_STEP : undefined;
  return (
    <section
      className="situation"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      data-chosen={isChosen ? '' : undefined}
    >
      {aliases.map((alias) => (
        <span id={alias} key={alias} />
      ))}
      <p className="situation-ways">
        <a className="situation-back" href={`#${listIdOf(id)}`}>
          {words.otherwise}
        </a>
        {otherLanguage}
      </p>
      <div className="situation-head">
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {first ? (
            <div className="situation-first">
              <RichText nodes={first} />
            </div>
          ) : null}
        </div>
        {isTooth ? <FirstHour words={words.hour} clock={clock} /> : null}
      </div>
      {stepsHeading ? <p className="situation-when">{stepsHeading}</p> : null}
      <ol className="situation-steps">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <div>
              <h3>{index === leftOut ? <s>{title}</s> : title}</h3>
              {index === leftOut ? <p className="step-left-out">{words.hour.leftOut}</p> : null}
              {text ? (
                <div className={index === leftOut ? 'step-on-paper' : undefined}>
                  <RichText nodes={text} />
                </div>
              ) : null}
            </div>
            {isTooth && index !== leftOut ? (
              <EmergencyDrawing width={120}>{TOOTH_STEP_DRAWINGS[index]}</EmergencyDrawing>
            ) : null}
          </li>
        ))}
      </ol>
      {canWait ? null : <p className="situation-unanswered">{words.unanswered}</p>}
    </section>
  );
}
