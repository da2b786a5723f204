import { PrintContact } from '../../site/print-contact.tsx';
import { ArchDrawing } from './arch-drawing.tsx';
import type { DocumentWords } from './blueprint-words.ts';

/** The cover of the sample: whose it is, that it is invented, and the case as a drawing. */
export function DocumentCover({ cover }: Pick<DocumentWords, 'cover'>) {
  return (
    <div className="sample-paper document-cover">
      <p className="document-cover-head">
        <span>{cover.from}</span>
        <span>{cover.length}</span>
      </p>
      <div className="document-cover-title">
        <p>{cover.title}</p>
        <p className="sample-mark">{cover.mark}</p>
      </div>
      <ArchDrawing change="moved" alt={cover.drawing} isFirst />
      <ul className="document-cover-foot">
        {cover.lines.map(({ term, words }) => (
          <li key={term}>
            {term} <strong>{words}</strong>
          </li>
        ))}
      </ul>
      <PrintContact />
    </div>
  );
}
