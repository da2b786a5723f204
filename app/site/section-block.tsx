import type { SectionContent } from './page-content.ts';
import { RichText } from './rich-text.tsx';

/** A section of a page in the shared form: its heading beside its text and facts. */
export function SectionBlock({ section }: { section: SectionContent }) {
  const { id, heading, body, facts } = section;
  return (
    <section className="section-block" id={id}>
      <h2 className="section-heading">{heading}</h2>
      <div className="section-content">
        {body ? (
          <div className="prose">
            <RichText nodes={body} />
          </div>
        ) : null}
        {facts ? (
          <dl className="fact-list">
            {facts.map((fact) => (
              <div key={fact.term}>
                <dt>{fact.term}</dt>
                <dd className="prose">
                  <RichText nodes={fact.detail} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}
