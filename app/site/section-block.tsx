import type { ReactNode } from 'react';
import type { SectionContent } from './page-content.ts';
import { DataTable } from './data-table.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from './rich-text.tsx';

interface SectionBlockProps {
  section: SectionContent;
  /** The number of its first picture in the exhibition of the page; its head has the first. */
  firstPlate?: number;
  /** What stands before its words. */
  note?: ReactNode;
}

/** A section of a page: its heading beside its text, steps, table, facts and pictures. */
export function SectionBlock({ section, firstPlate = 2, note }: SectionBlockProps) {
  const { id, heading, body, steps, table, facts, plates } = section;
  return (
    <section className="section-block" id={id}>
      <h2 className="section-heading">{heading}</h2>
      <div className="section-content">
        {note ? <p className="section-note">{note}</p> : null}
        {body ? (
          <div className="prose">
            <RichText nodes={body} />
          </div>
        ) : null}
        {steps ? (
          <ol className="step-list">
            {steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <div className="prose">
                  <RichText nodes={step.text} />
                </div>
              </li>
            ))}
          </ol>
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
        {table ? <DataTable table={table} /> : null}
        {plates ? (
          <div className="section-plates">
            {plates.map((picture, at) => (
              <figure key={picture.title}>
                <Picture
                  picture={picture}
                  sizes="(min-width: 80em) 24.375em, (min-width: 48em) 44vw, 92vw"
                />
                <figcaption className="plate-label">
                  <span className="plate-title">
                    Plate {firstPlate + at}. {picture.title}
                  </span>
                  <span className="plate-note">{picture.caption}</span>
                </figcaption>
              </figure>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
