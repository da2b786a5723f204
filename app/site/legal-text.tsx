import type { LegalContent } from '../../domain/content/legal.ts';
import { LegalDate } from './legal-date.tsx';
import { LegalShort } from './legal-short.tsx';
import { RichText } from './rich-text.tsx';

/** A legal text as its content file has it. */
export type LegalWords = Omit<LegalContent, 'title' | 'description'>;

/** A legal text over another page, which keeps its own `h1`: from its heading to its last part. */
export function LegalText({ legal }: { legal: LegalWords }) {
  return (
    <article className="wrap legal-text">
      <header>
        <h2 className="legal-heading" tabIndex={-1}>
          {legal.heading}
        </h2>
        <p className="legal-date">
          Dated <LegalDate date={legal.date} />
        </p>
        <p className="lede">{legal.lead}</p>
      </header>
      <div className="prose">
        <LegalShort short={legal.short} />
        <RichText nodes={legal.body} />
      </div>
    </article>
  );
}
