import page from 'content:page/smile-assessment';
import practice from 'content:practice';
import words from 'content:quiz-words';
import { lazyQuizFlow } from '../features/quiz/lazy-quiz-flow.tsx';
import { Quiz } from '../features/quiz/quiz.tsx';
import { usePreloadedQuiz } from '../features/quiz/use-preloaded-quiz.ts';
import { describePage } from '../seo/page-meta.ts';
import { coverSizes } from '../ui/cover-sizes.ts';
import { ClosingBand } from '../site/closing-band.tsx';
import { EmphasizedHeading } from '../ui/emphasized-heading.tsx';
import { Plate } from '../site/plate.tsx';
import { SectionBlock } from '../site/section-block.tsx';

/** The arch beside the words (quiz.css). */
const ARCH = [
  { from: 1360, width: 420, height: 460, unit: 'px' },
  { from: 768, width: 35, height: 34, unit: 'vw' },
  { from: 0, width: 62, height: 67, unit: 'vw' },
] as const;

const loadQuiz = () => import('content:quiz');
const QuizFlow = lazyQuizFlow(loadQuiz, () => import('content:quiz-report'));

export const handle = { page };
export const meta = () => describePage(page, '/smile-assessment');

/** The quiz comes first here: a visitor who opens this page has come to take it. */
export default function SmileAssessmentPage() {
  usePreloadedQuiz(loadQuiz);
  return (
    <>
      <div className="wrap quiz-page-head">
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
        </h1>
        <p className="lede">{page.lead}</p>
      </div>
      <div className="quiz-band">
        <div className="wrap">
          <Quiz words={words} Flow={QuizFlow} practice={practice} />
        </div>
      </div>
      <div className="wrap page-sections quiz-page-body">
        <Plate
          picture={page.picture}
          number={1}
          shape="arch-outlined"
          sizes={coverSizes(page.picture, ARCH)}
        />
        <div>
          {page.sections.map((section) => (
            <SectionBlock key={section.id} section={section} />
          ))}
        </div>
      </div>
      <ClosingBand closing={page.closing} next={page.next} />
    </>
  );
}
