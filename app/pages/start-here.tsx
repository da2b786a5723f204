import page from 'content:page/start-here';
import bring from 'content:bring';
import practice from 'content:practice';
import firstQuestion from 'content:quiz-first-question';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import { FirstQuestion } from '../features/quiz/first-question.tsx';
import { momentInEnglish } from '../features/scheduling/moment-in-english.ts';
import { NextTimes } from '../features/scheduling/next-times.tsx';
import { AskedFirst } from '../features/start-here/asked-first.tsx';
import { FeeFigure } from '../features/start-here/fee-figure.tsx';
import { StartOpening } from '../features/start-here/start-opening.tsx';
import { VisitArcade } from '../features/start-here/visit-arcade.tsx';
import { WhatToBring } from '../features/start-here/what-to-bring.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { EmphasizedClosing } from '../site/emphasized-closing.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/start-here.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/start-here');

/** Another provider's times are its own to say. */
const isOurs = practice.embeds.scheduling.provider === 'built-in';

/** Three doors for three kinds of visitors; below them what a first visit is, whichever they took. */
export default function StartHerePage() {
  return (
    <div className="start-here">
      <StartOpening
        page={page}
        times={isOurs ? <NextTimes label={page.know.office.times} say={momentInEnglish} /> : null}
        firstQuestion={
          <FirstQuestion
            asked={firstQuestion}
            numbered={page.guidance.question}
            phone={practice.phone}
          />
        }
      />
      <VisitArcade visit={page.visit} rules={openingHoursOf(practice)} />
      <FeeFigure fee={page.fee} />
      <WhatToBring bring={page.bring} things={bring} />
      <AskedFirst asked={page.asked} />
      <EmphasizedClosing
        closing={page.closing}
        className="start-closing closing-beside same-ground"
      />
      <NextLinks next={page.next} />
    </div>
  );
}
