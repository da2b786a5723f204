import type { RichText as RichTextNodes } from '../../domain/content/rich-text.ts';
import { RichText } from './rich-text.tsx';

interface Term {
  readonly term: string;
  readonly detail: RichTextNodes;
}

/** Terms and what is to be said of each; how they stand is the page's affair. */
export function TermList({ entries }: { entries: readonly Term[] }) {
  return (
    <dl>
      {entries.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <RichText nodes={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
