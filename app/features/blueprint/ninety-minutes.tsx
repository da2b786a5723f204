import { minutesOf } from '../../../domain/blueprint/visit-parts.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { BlueprintWords } from './blueprint-words.ts';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';

/** A part of the visit is drawn in steps of as many minutes (ninety-minutes.css). */
const STEP_MINUTES = 5;

/** The visit on a ruler with a tick a minute: beside each other where there is width, down the page where there is not. */
export function NinetyMinutes({ visit }: { visit: BlueprintWords['visit'] }) {
  const { parts } = visit;
  const startOf = (index: number) => minutesOf(parts.slice(0, index).flatMap(({ holds }) => holds));
  return (
    <section className="ninety" id={visit.id} aria-labelledby="visit-heading">
      <div className="wrap ninety-inner">
        <div className="ninety-head">
          <h2 id="visit-heading">
            <EmphasizedHeading heading={visit.heading} emphasis={visit.headingEmphasis} />
          </h2>
          <p>{visit.intro}</p>
        </div>
        <ol className="ninety-parts">
          {parts.map((part, index) => (
            <li key={part.title} data-steps={minutesOf(part.holds) / STEP_MINUTES}>
              <p className="ninety-ruler" aria-hidden="true">
                <span>{startOf(index)}</span>
                {index === parts.length - 1 ? <span>{startOf(parts.length)}</span> : null}
              </p>
              <div className="ninety-words">
                <h3>{part.title}</h3>
                <p className="ninety-length">
                  {minutesOf(part.holds)} {visit.unit}
                </p>
                <p>
                  <UnbrokenWords>{part.text}</UnbrokenWords>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
