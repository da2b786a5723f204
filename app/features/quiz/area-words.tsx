import type { AreaText, ResultWords } from './quiz-content.ts';

interface AreaWordsProps {
  text: AreaText;
  words: ResultWords;
  headingLevel: 'h3' | 'h4';
}

/** What an area could mean, why it matters, what people commonly do, and how we see it. */
export function AreaWords({ text, words, headingLevel: Heading }: AreaWordsProps) {
  return (
    <div className="area-words">
      <div className="prose">
        <Heading>{words.meaningHeading}</Heading>
        <p>{text.whatThisCouldMean}</p>
        <Heading>{words.mattersHeading}</Heading>
        <p>{text.whyItMatters}</p>
      </div>
      <div className="prose">
        <Heading>{words.pathsHeading}</Heading>
        <ul>
          {text.commonPaths.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
        <Heading>{words.insightHeading}</Heading>
        <p>{text.doctorInsight}</p>
      </div>
    </div>
  );
}
