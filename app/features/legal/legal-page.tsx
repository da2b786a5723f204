import { useState } from 'react';
import { legalParts } from '../../../domain/content/legal-parts.ts';
import { LegalShort } from '../../site/legal-short.tsx';
import { RichText } from '../../site/rich-text.tsx';
import type { LegalWords } from '../../site/legal-text.tsx';
import { useChildInView } from '../../ui/use-child-in-view.ts';
import { LegalDocuments } from './legal-documents.tsx';
import { LegalEnd } from './legal-end.tsx';
import { LegalIndex } from './legal-index.tsx';
import { LegalOpening } from './legal-opening.tsx';

interface LegalPageProps {
  legal: LegalWords;
  /** The address of the page. */
  path: string;
  /** The same text as a file to keep. */
  pdfHref?: string;
}

/** A third from the top, where a reader's eyes are. */
const READING_LINE = 0.33;

/**
 * A legal text as a page, with a plain line in the margin of each part, like the glosses of an old law book (docs/decisions/106-glosses-in-the-margin.md).
 * Over another page the same text opens without them (legal-dialog.tsx).
 */
export function LegalPage({ legal, path, pdfHref }: LegalPageProps) {
  const parts = legalParts(legal.body);
  const [current, setCurrent] = useState(0);
  const list = useChildInView<HTMLDivElement>(READING_LINE, setCurrent);
  return (
    <article className="legal-page">
      <LegalDocuments path={path} />
      <LegalOpening legal={legal} partCount={parts.length} pdfHref={pdfHref} />
      <div className="legal-short">
        <div className="wrap">
          <LegalShort short={legal.short} />
        </div>
      </div>
      <div className="wrap legal-columns">
        <LegalIndex parts={parts} current={current} />
        <div className="legal-parts" ref={list}>
          {parts.map(({ id, heading, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} tabIndex={-1}>
              <h2 id={`${id}-heading`}>
                <i aria-hidden="true">{index + 1}</i>
                <RichText nodes={heading} />
              </h2>
              <p className="legal-gloss">{legal.glosses[id]}</p>
              <div className="prose">
                <RichText nodes={body} />
              </div>
            </section>
          ))}
        </div>
      </div>
      <LegalEnd path={path} />
    </article>
  );
}
