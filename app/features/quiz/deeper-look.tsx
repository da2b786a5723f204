import type { Contribution } from '../../../domain/quiz/explain-area.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { AreaWords } from './area-words.tsx';
import type { AreaText, QuizWords } from './quiz-content.ts';
import { WhyThisResult } from './why-this-result.tsx';

interface DeeperLookProps {
  entry: ResultEntry;
  text: AreaText;
  contributions: readonly Contribution[];
  words: QuizWords;
}

/** 'A Deeper Look' at the first area. */
export function DeeperLook({ entry, text, contributions, words }: DeeperLookProps) {
  const heading = words.results.deeperLookHeading;
  return (
    <section className="deeper-look">
      <div className="wrap deeper-look-inner">
        <div>
          <h3>
            <EmphasizedHeading heading={heading} emphasis={heading.split(' ').at(-1)} />
          </h3>
          <p className="deeper-look-area">{entry.title}</p>
          <p>{text.subtitle}</p>
          <WhyThisResult contributions={contributions} words={words} />
        </div>
        <AreaWords text={text} words={words.results} headingLevel="h4" />
      </div>
    </section>
  );
}
