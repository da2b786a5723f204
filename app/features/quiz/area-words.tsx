import type { AreaText, ResultWords } from './quiz-content.ts';

interface AreaWordsProps {
  text: AreaText;
  words: ResultWords;
  headingLevel: 'h3' | 'h4';
}

/** Between two paths, and from the first path to the edge, in the drawing's units. */
const ROW = 64;

/** What an area could mean, why it matters, what people commonly do, and how we see it. */
export function AreaWords({ text, words, headingLevel: Heading }: AreaWordsProps) {
  return (
    <div className="area-words">
      <Heading>{words.meaningHeading}</Heading>
      <p className="area-meaning">{text.whatThisCouldMean}</p>
      <Heading>{words.mattersHeading}</Heading>
      <p>{text.whyItMatters}</p>
      <Heading>{words.pathsHeading}</Heading>
      <div className="area-paths">
        <Branches count={text.commonPaths.length} />
        <ul>
          {text.commonPaths.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      </div>
      <Heading>{words.insightHeading}</Heading>
      <p className="area-insight">{text.doctorInsight}</p>
    </div>
  );
}

/** One line that divides into as many as there are paths, with equal rows between them. */
function Branches({ count }: { count: number }) {
  const height = count * ROW;
  const middle = height / 2;
  const lines = Array.from({ length: count }, (_, index) => {
    const y = ROW / 2 + index * ROW;
    return `M0 ${middle}C80 ${middle} 70 ${y} 150 ${y}`;
  });
  return (
    <svg viewBox={`0 0 150 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={lines.join('')} />
    </svg>
  );
}
