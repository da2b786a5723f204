import { RichText } from '../../../site/rich-text.tsx';
import type { QuizWords } from '../quiz-content.ts';
import { AnswersDrawing } from './answers-drawing.tsx';
import type { AssessmentWords } from './assessment-words.ts';

interface QuizLimitsProps {
  words: AssessmentWords['limits'];
  quiz: Pick<QuizWords, 'disclaimer' | 'privacySummary' | 'privacyText'>;
}

/** What the quiz cannot see, and where the answers stay. */
export function QuizLimits({ words, quiz }: QuizLimitsProps) {
  return (
    <section className="quiz-limits" aria-labelledby="quiz-limits-heading">
      <div className="wrap">
        <h2 id="quiz-limits-heading">{words.heading}</h2>
        <div className="quiz-limits-inner">
          <div>
            <RichText nodes={words.body} />
            <p className="quiz-disclaimer">{quiz.disclaimer}</p>
            <details className="quiz-privacy">
              <summary>{quiz.privacySummary}</summary>
              <div className="prose">
                <RichText nodes={quiz.privacyText} />
              </div>
            </details>
          </div>
          <AnswersDrawing words={words.drawing} />
        </div>
      </div>
    </section>
  );
}
