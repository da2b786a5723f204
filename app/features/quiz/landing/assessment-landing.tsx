import type { ShownPractice } from '../../../../domain/practice/shown-practice.ts';
import type { QuizOpening } from '../quiz-opening.ts';
import { NextLinks } from '../../../site/closing-band.tsx';
import { EmphasizedHeading } from '../../../ui/emphasized-heading.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { QuizIntroProps } from '../quiz-intro-props.ts';
import { AssessmentHero } from './assessment-hero.tsx';
import type { AssessmentWords } from './assessment-words.ts';
import { QuizLimits } from './quiz-limits.tsx';
import { SampleResults } from './sample-results.tsx';
import { TenSubjects } from './ten-subjects.tsx';

interface AssessmentLandingProps extends QuizIntroProps {
  page: AssessmentWords;
  opening: QuizOpening;
  practice: ShownPractice;
}

/** The quiz's own page before it begins. */
export function AssessmentLanding(props: AssessmentLandingProps) {
  const { page, opening, practice, ...quiz } = props;
  return (
    <div className="assessment-landing">
      <AssessmentHero page={page} question={opening.question} phone={practice.phone} {...quiz} />
      <TenSubjects words={page.asks} subjects={quiz.words.subjects} />
      <SampleResults words={page.samples} samples={opening.samples} />
      <QuizLimits words={page.limits} quiz={quiz.words} />
      <section className="assessment-again" aria-labelledby="assessment-again-heading">
        <div className="wrap">
          <h2 id="assessment-again-heading">
            <EmphasizedHeading heading={page.start.heading} emphasis={page.start.headingEmphasis} />
          </h2>
          <a className="button button-light" href="#mirror">
            {page.start.label}
          </a>
          <noscript>
            <p>
              <PhoneLink phone={practice.phone} />
            </p>
          </noscript>
        </div>
      </section>
      <NextLinks next={page.next} />
    </div>
  );
}
