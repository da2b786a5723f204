import type { SampleOption } from './blueprint-words.ts';

/** Short notes, each with its first words set apart. */
export function Notes({ notes }: { notes: SampleOption['afterward'] }) {
  return (
    <ul className="sample-notes">
      {notes.map(({ term, words }) => (
        <li key={term}>
          <strong>{term}</strong> {words}
        </li>
      ))}
    </ul>
  );
}
