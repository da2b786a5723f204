import { RichText } from '../../site/rich-text.tsx';
import { QuestionDrawing } from './question-drawing.tsx';
import type { QuizIntroProps } from './quiz-intro-props.ts';
import { QuizStart } from './quiz-start.tsx';

/** What the quiz is, what it is not, and where the answers go. */
export function QuizIntro({ words, isStarting, onStart }: QuizIntroProps) {
  return (
    <div className="wrap quiz-intro quiz-step-inner">
      <div className="quiz-intro-words">
        <h2 tabIndex={-1} data-quiz-heading>
          {words.heading}
        </h2>
        <p className="lede">{words.lead}</p>
        <QuizStart label={words.startLabel} isStarting={isStarting} onStart={() => onStart()} />
      </div>
      <div className="quiz-arch">
        <QuestionDrawing number={1} />
        <p className="quiz-disclaimer">{words.disclaimer}</p>
        <details className="quiz-privacy">
          <summary>{words.privacySummary}</summary>
          <div className="prose">
            <RichText nodes={words.privacyText} />
          </div>
        </details>
      </div>
    </div>
  );
}
