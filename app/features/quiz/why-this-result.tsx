import type { Contribution } from '../../../domain/quiz/explain-area.ts';
import type { QuizWords } from './quiz-content.ts';

interface WhyThisResultProps {
  contributions: readonly Contribution[];
  words: QuizWords;
}

/** The answers that led to an area, with their points: nothing about the result is hidden. */
export function WhyThisResult({ contributions, words }: WhyThisResultProps) {
  const points = contributions.reduce((sum, contribution) => sum + contribution.points, 0);
  return (
    <details className="why-result">
      <summary>{words.results.whyHeading}</summary>
      <ul>
        {contributions.map(({ questionId, question, option, points: added }) => (
          <li key={`${questionId} ${option}`}>
            <span>
              <span className="why-question">{question}</span> {option ?? words.noneLabel}
            </span>
            <span className="why-points">+{added}</span>
          </li>
        ))}
        <li className="why-total">
          <span>{words.results.pointsLabel}</span>
          <span className="why-points">{points}</span>
        </li>
      </ul>
    </details>
  );
}
