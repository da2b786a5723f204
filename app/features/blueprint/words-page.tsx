import type { DocumentWords } from './blueprint-words.ts';
import { SamplePage } from './sample-page.tsx';

/** Page 1: what the patient said, large, as it was said. */
export function WordsPage({ words }: { words: DocumentWords }) {
  const { quote, also } = words.words;
  return (
    <SamplePage words={words} number={1} page={words.words}>
      <blockquote className="sample-quote">
        <p>“{quote}”</p>
      </blockquote>
      <dl className="sample-also">
        {also.map((row) => (
          <div key={row.term}>
            <dt>{row.term}</dt>
            <dd>{row.words}</dd>
          </div>
        ))}
      </dl>
    </SamplePage>
  );
}
