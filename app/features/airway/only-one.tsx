import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { AirwayWords } from './airway-words.ts';

/** What the jaws have to do with it, and that it is not much of it all. */
export function OnlyOne({ only }: Pick<AirwayWords, 'only'>) {
  return (
    <section className="airway-only" id={only.id} aria-labelledby="airway-only-heading">
      <div className="wrap airway-only-inner">
        <h2 id="airway-only-heading">
          <EmphasizedHeading heading={only.said} emphasis={only.saidEmphasis} />
        </h2>
        <div className="prose">
          <RichText nodes={only.body} />
        </div>
      </div>
    </section>
  );
}
