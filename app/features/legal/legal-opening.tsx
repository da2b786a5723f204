import { LegalDate } from '../../site/legal-date.tsx';
import type { LegalWords } from '../../site/legal-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';

interface LegalOpeningProps {
  legal: LegalWords;
  partCount: number;
  /** The same text as a file to keep. */
  pdfHref: string | undefined;
}

/** What the text is, of which day and how long, and how to have it on paper. */
export function LegalOpening({ legal, partCount, pdfHref }: LegalOpeningProps) {
  return (
    <header className="wrap legal-opening">
      <div>
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={legal.heading} emphasis={legal.emphasis} />
        </h1>
        <p className="lede">{legal.lead}</p>
      </div>
      <div className="legal-about">
        <dl>
          <div>
            <dt>Dated</dt>
            <dd>
              <LegalDate date={legal.date} />
            </dd>
          </div>
          <div>
            <dt>Length</dt>
            <dd>{partCount} parts</dd>
          </div>
        </dl>
        {pdfHref ? (
          <a className="quiet-link" href={pdfHref} download>
            Download this notice (PDF)
          </a>
        ) : null}
        <button
          className="quiet-button"
          type="button"
          data-replay=""
          onClick={() => window.print()}
        >
          Print or save
        </button>
      </div>
    </header>
  );
}
