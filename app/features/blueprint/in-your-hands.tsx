import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { BlueprintWords } from './blueprint-words.ts';

/** What a visitor leaves with, and what the visit is not, struck through. */
export function InYourHands({ inHand, isNot }: Pick<BlueprintWords, 'inHand' | 'isNot'>) {
  return (
    <div className="in-hand">
      <div className="wrap in-hand-inner">
        <section id={inHand.id} aria-labelledby="in-hand-heading">
          <h2 id="in-hand-heading">
            <EmphasizedHeading heading={inHand.heading} emphasis={inHand.headingEmphasis} />
          </h2>
          <ol className="in-hand-things">
            {inHand.things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ol>
          <p>{inHand.note}</p>
        </section>
        <section id={isNot.id} aria-labelledby="is-not-heading">
          <h2 className="is-not-heading" id="is-not-heading">
            {isNot.heading}
          </h2>
          <ul className="is-not-things">
            {isNot.things.map((thing) => (
              <li key={thing}>
                <span>{thing}</span>
              </li>
            ))}
          </ul>
          <p>{isNot.note}</p>
        </section>
      </div>
    </div>
  );
}
