import { RichText } from '../../site/rich-text.tsx';
import type { QuizWords } from './quiz-content.ts';
import { QuizStart } from './quiz-start.tsx';

interface QuizIntroProps {
  words: QuizWords;
  /** While the questions are on their way. */
  isStarting: boolean;
  onStart: () => void;
}

/** What the quiz is, what it is not, and where the answers go. */
export function QuizIntro({ words, isStarting, onStart }: QuizIntroProps) {
  return (
    <div className="quiz-intro">
      <h2 tabIndex={-1} data-quiz-heading>
        {words.heading}
      </h2>
      <div className="quiz-card">
        <p className="lede">{words.lead}</p>
        <p className="quiz-disclaimer">{words.disclaimer}</p>
        <details className="quiz-privacy">
          <summary>{words.privacySummary}</summary>
          <div className="prose">
            <RichText nodes={words.privacyText} />
          </div>
        </details>
        <QuizStart label={words.startLabel} isStarting={isStarting} onStart={onStart} />
        <noscript>
          <p>The quiz runs in your browser and needs JavaScript, which is off or missing here.</p>
        </noscript>
      </div>
    </div>
  );
}
