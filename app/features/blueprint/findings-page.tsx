import type { DocumentWords } from './blueprint-words.ts';
import frontView from './front-view.svg';
import { SamplePage } from './sample-page.tsx';

/** Page 2: what was found, with the tooth ringed. */
export function FindingsPage({ words }: { words: DocumentWords }) {
  const { drawing, found, uncertain } = words.findings;
  return (
    <SamplePage words={words} number={2} page={words.findings}>
      <img
        className="sample-front"
        src={frontView}
        alt={drawing}
        width="1540"
        height="690"
        loading="lazy"
      />
      <ol className="sample-findings">
        {found.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
        <li data-uncertain="">{uncertain}</li>
      </ol>
    </SamplePage>
  );
}
