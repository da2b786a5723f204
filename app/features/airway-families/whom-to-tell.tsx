import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { FamiliesWords } from './families-words.ts';

/** When, what, and whom to tell. */
export function WhomToTell({ watch }: Pick<FamiliesWords, 'watch'>) {
  const { urgent } = watch;
  return (
    <section className="whom-to-tell" id={watch.id} aria-labelledby="whom-to-tell-heading">
      <div className="wrap">
        <h2 id="whom-to-tell-heading">
          <EmphasizedHeading heading={watch.heading} emphasis={watch.headingEmphasis} />
        </h2>
        <dl>
          {watch.signs.map(({ when, text, tell }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{text}</dd>
              <dd className="tell">{tell}</dd>
            </div>
          ))}
          <div className="tell-at-once">
            <dt>{urgent.when}</dt>
            <dd>{urgent.text}</dd>
            <dd className="tell">
              <a href="tel:911">{urgent.call}</a>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
