import type { RichText as RichTextNodes } from './rich-text-nodes.ts';
import { RichText } from './rich-text.tsx';

interface LegalTextProps {
  legal: {
    readonly heading: string;
    readonly lead: string;
    /** ISO date of the text. */
    readonly date: string;
    readonly body: RichTextNodes;
  };
}

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal text as a page: readable, linkable by its headings, and printable. */
export function LegalText({ legal }: LegalTextProps) {
  return (
    <article className="wrap legal-text">
      <header>
        <h1 tabIndex={-1}>{legal.heading}</h1>
        <p className="legal-date">
          Effective <time dateTime={legal.date}>{DATE_FORMAT.format(new Date(legal.date))}</time>
        </p>
        <p className="lede">{legal.lead}</p>
      </header>
      <div className="prose">
        <RichText nodes={legal.body} />
      </div>
    </article>
  );
}
