import type { QuizSample } from '../quiz-opening.ts';
import { EmphasizedHeading } from '../../../ui/emphasized-heading.tsx';
import type { AssessmentWords } from './assessment-words.ts';
import { SamplePie } from './sample-pie.tsx';

interface SampleResultsProps {
  words: AssessmentWords['samples'];
  samples: readonly QuizSample[];
}

/** What three invented people get. The choice is the stylesheet's, so that it needs no script. */
export function SampleResults({ words, samples }: SampleResultsProps) {
  return (
    <section className="sample-results" aria-labelledby="sample-results-heading">
      <div className="wrap">
        <div className="sample-results-head">
          <h2 id="sample-results-heading">
            <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
          </h2>
          <p>{words.lead}</p>
        </div>
        <fieldset className="sample-choice">
          <legend>{words.legend}</legend>
          {samples.map(({ id, says }, index) => (
            <label key={id}>
              <input type="radio" name="sample" value={id} defaultChecked={index === 0} />
              <span>“{says}”</span>
            </label>
          ))}
        </fieldset>
        {samples.map((sample) => (
          <SampleResult key={sample.id} sample={sample} personaLabel={words.personaLabel} />
        ))}
      </div>
    </section>
  );
}

function SampleResult({ sample, personaLabel }: { sample: QuizSample; personaLabel: string }) {
  const { persona, entries } = sample;
  return (
    <article className="sample-result">
      <SamplePie entries={entries} />
      <div>
        <p className="sample-persona-label">{personaLabel}</p>
        <h3>{persona.name}</h3>
        <p className="sample-description">{persona.description}</p>
        <ol>
          {entries.map(({ key, title, color, percentage }) => (
            <li key={key}>
              <svg className="area-mark" viewBox="0 0 16 16" aria-hidden="true">
                <path d="M0 16V8a8 8 0 0 1 16 0v8z" fill={color} />
              </svg>
              {title} <b>{percentage}%</b>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}
