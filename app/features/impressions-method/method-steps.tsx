import type { PageContentOf } from '../../site/page-content.ts';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';

/** The four steps as a stair that goes down. */
export function MethodSteps({ steps }: { steps: PageContentOf<'impressions-method'>['steps'] }) {
  return (
    <section className="stair wrap" id="four-steps" aria-labelledby="stair-heading">
      <h2 id="stair-heading">
        <EmphasizedHeading heading={steps.heading} emphasis={steps.headingEmphasis} />
      </h2>
      <ol>
        {steps.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div className="stair-words">
              <RichText nodes={text} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
