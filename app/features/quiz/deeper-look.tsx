import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import type { AreaText } from './quiz-content.ts';

interface DeeperLookProps {
  heading: string;
  entry: ResultEntry;
  text: AreaText;
}

/** What the first area could mean, why it matters, and what people commonly do. */
export function DeeperLook({ heading, entry, text }: DeeperLookProps) {
  return (
    <div className="deeper-look">
      <div>
        <h3>{heading}</h3>
        <p className="deeper-look-area">{entry.title}</p>
        <p className="lede">{text.subtitle}</p>
      </div>
      <div className="prose">
        <h4>What this could mean</h4>
        <p>{text.whatThisCouldMean}</p>
        <h4>Why it matters</h4>
        <p>{text.whyItMatters}</p>
      </div>
      <div className="prose">
        <h4>Common paths</h4>
        <ul>
          {text.commonPaths.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
        <h4>How we see it</h4>
        <p>{text.doctorInsight}</p>
      </div>
    </div>
  );
}
