import type { LegalContent } from '../../domain/content/legal.ts';
import { RichText } from './rich-text.tsx';

/** What a legal text says, in a few lines, before all its parts. */
export function LegalShort({ short }: { short: LegalContent['short'] }) {
  return (
    <section id={short.id} aria-labelledby={`${short.id}-heading`} tabIndex={-1}>
      <h2 id={`${short.id}-heading`}>In short</h2>
      <ul>
        {short.lines.map((line, index) => (
          // The lines of a text do not change while it is read.
          <li key={index}>
            <RichText nodes={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
