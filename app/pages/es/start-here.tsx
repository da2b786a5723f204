import page from 'content:page/es/start-here';
import bring from 'content:bring';
import practice from 'content:practice';
import firstQuestion from 'content:quiz-first-question';
import { SPANISH } from '../../../domain/languages/page-languages.ts';
import { clockInSpanish, momentInSpanish } from '../../../domain/practice/hours-in-spanish.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { FirstQuestion } from '../../features/quiz/first-question.tsx';
import { NextTimes } from '../../features/scheduling/next-times.tsx';
import { AskedFirst } from '../../features/start-here/asked-first.tsx';
import { FeeFigure } from '../../features/start-here/fee-figure.tsx';
import { StartOpening } from '../../features/start-here/start-opening.tsx';
import { VisitArcade } from '../../features/start-here/visit-arcade.tsx';
import { WhatToBring } from '../../features/start-here/what-to-bring.tsx';
import { PromisedTimeInSpanish } from '../../features/promise/promised-time-in-spanish.tsx';
import { describePage } from '../../seo/page-meta.ts';
import { SHELL_IN_SPANISH } from '../../shell/shell-in-spanish.ts';
import { NextLinks } from '../../site/closing-band.tsx';
import { EmphasizedClosing } from '../../site/emphasized-closing.tsx';
import { PromiseSlot } from '../../site/promise-slot.tsx';
import { PartInEnglish, TranslatedPart } from '../../site/translated-part.tsx';
import { pageStyles } from '../../styles/page-styles.ts';
import stylesheet from '../../styles/pages/start-here.css?url';

export const handle = { page, shell: SHELL_IN_SPANISH };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/es/start-here');

const isOurs = practice.embeds.scheduling.provider === 'built-in';

/** Start here in Spanish. The quiz, and what opens over the page, are in English. */
export default function SpanishStartHerePage() {
  return (
    <PromiseSlot value={<PromisedTimeInSpanish />}>
      <div className="start-here">
        <TranslatedPart page={page} parts={['doors', 'know', 'guidance', 'question']}>
          <StartOpening
            page={page}
            times={
              isOurs ? (
                <NextTimes
                  label={page.know.office.times}
                  say={momentInSpanish}
                  language={SPANISH}
                />
              ) : null
            }
            firstQuestion={
              <PartInEnglish>
                <FirstQuestion
                  asked={firstQuestion}
                  numbered={page.guidance.question}
                  phone={practice.phone}
                />
              </PartInEnglish>
            }
          />
        </TranslatedPart>
        <TranslatedPart page={page} parts={['visit']}>
          <VisitArcade
            visit={page.visit}
            rules={openingHoursOf(practice)}
            sayTime={clockInSpanish}
          />
        </TranslatedPart>
        <TranslatedPart page={page} parts={['fee']}>
          <FeeFigure fee={page.fee} />
        </TranslatedPart>
        <TranslatedPart page={page} parts={['bring']}>
          <WhatToBring bring={page.bring} things={page.bring.things ?? bring} />
        </TranslatedPart>
        <TranslatedPart page={page} parts={['asked']}>
          <AskedFirst asked={page.asked} />
        </TranslatedPart>
        <TranslatedPart page={page} parts={['closing']}>
          <EmphasizedClosing
            closing={page.closing}
            className="start-closing closing-beside same-ground"
          />
        </TranslatedPart>
        <NextLinks next={page.next} label="Siga leyendo" />
      </div>
    </PromiseSlot>
  );
}
