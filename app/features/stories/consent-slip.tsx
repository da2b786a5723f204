import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { StoriesWords } from './story-words.ts';

interface ConsentSlipProps {
  words: StoriesWords['permission'];
  /** Whether nothing real has been published. */
  isFirst: boolean;
}

/** What is asked before a patient's story appears, as the slip that asks it. */
export function ConsentSlip({ words, isFirst }: ConsentSlipProps) {
  return (
    <section className="wrap consent-slip" aria-labelledby="permission-heading">
      <div>
        <h2 id="permission-heading">
          <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
        </h2>
        <p>
          {isFirst ? words.noneYet : null} {words.text}
        </p>
      </div>
      <div className="slip">
        <h3>{words.slip.heading}</h3>
        <dl>
          {words.slip.lines.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
