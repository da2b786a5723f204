import type { RichText as RichTextNodes } from '../../domain/content/rich-text.ts';
import { RichText } from './rich-text.tsx';

/** A legal text as its content file has it. */
export interface LegalWords {
  readonly heading: string;
  readonly lead: string;
  /** ISO date of the text. */
  readonly date: string;
  readonly body: RichTextNodes;
}

interface LegalTextProps {
  legal: LegalWords;
  /** Within a dialog the page around it keeps its own `h1`. */
  isInDialog?: boolean;
  /** The same text as a file to keep. */
  pdfHref?: string;
}

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal text as a page: readable, linkable by its headings, and printable. */
export function LegalText({ legal, isInDialog = false, pdfHref }: LegalTextProps) {
  const Heading = isInDialog ? 'h2' : 'h1';
  return (
    <article className="wrap legal-text">
      <header>
        <Heading className="legal-heading" tabIndex={-1}>
          {legal.heading}
        </Heading>
        <p className="legal-date">
          Effective <time dateTime={legal.date}>{DATE_FORMAT.format(new Date(legal.date))}</time>
        </p>
        <p className="lede">{legal.lead}</p>
        {pdfHref ? (
          <p className="legal-download">
            <a className="quiet-link" href={pdfHref} download>
              Download this notice (PDF)
            </a>
          </p>
        ) : null}
      </header>
      <div className="prose">
        <RichText nodes={legal.body} />
      </div>
    </article>
  );
}
