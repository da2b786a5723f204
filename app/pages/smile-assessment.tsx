import page from 'content:page/smile-assessment';
import practice from 'content:practice';
import opening from 'content:quiz-opening';
import words from 'content:quiz-words';
import { lazyQuizFlow } from '../features/quiz/lazy-quiz-flow.tsx';
import type { QuizIntroProps } from '../features/quiz/quiz-intro-props.ts';
import { Quiz } from '../features/quiz/quiz.tsx';
import { usePreloadedQuiz } from '../features/quiz/use-preloaded-quiz.ts';
import { AssessmentLanding } from '../features/quiz/landing/assessment-landing.tsx';
import { describePage } from '../seo/page-meta.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/smile-assessment.css?url';

const loadQuiz = () => import('content:quiz');
const QuizFlow = lazyQuizFlow(loadQuiz, () => import('content:quiz-report'));

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/smile-assessment');

/** The quiz begins here at once: its first question is on the page, and the page gives way to the others. */
export default function SmileAssessmentPage() {
  usePreloadedQuiz(loadQuiz);
  return <Quiz words={words} Flow={QuizFlow} practice={practice} Intro={Landing} />;
}

function Landing(props: QuizIntroProps) {
  return <AssessmentLanding page={page} opening={opening} practice={practice} {...props} />;
}
