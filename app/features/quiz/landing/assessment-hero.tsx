import type { Question } from '../../../../domain/content/quiz-questions.ts';
import { PageTop } from '../../../site/page-top.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { QuizIntroProps } from '../quiz-intro-props.ts';
import { QuizStart } from '../quiz-start.tsx';
import type { AssessmentWords } from './assessment-words.ts';
import { Mirror } from './mirror.tsx';

interface AssessmentHeroProps extends QuizIntroProps {
  page: AssessmentWords;
  question: Question;
  phone: string;
}

/** What the quiz is, its button, and the mirror that asks the first question. */
export function AssessmentHero({ page, question, phone, ...quiz }: AssessmentHeroProps) {
  return (
    <div className="assessment-hero">
      <div className="wrap assessment-hero-bar">
        <PageTop />
      </div>
      <div className="wrap quiz-intro assessment-hero-inner">
        <div className="assessment-hero-words">
          <p className="assessment-kicker">{page.kicker}</p>
          <h1 tabIndex={-1} data-quiz-heading>
            {page.heading}
          </h1>
          <p className="lede">{page.lead}</p>
          <div className="assessment-start">
            <QuizStart
              label={quiz.words.startLabel}
              isStarting={quiz.isStarting}
              onStart={() => quiz.onStart()}
            />
            <p className="assessment-privacy-line">{page.privacyLine}</p>
          </div>
          <noscript>
            <p className="assessment-without-script">
              {quiz.words.withoutScript} <PhoneLink phone={phone} />
            </p>
          </noscript>
        </div>
        <Mirror question={question} picture={page.picture} {...quiz} />
      </div>
    </div>
  );
}
