import type { MarginWords } from './sheet-words.ts';

/** On a phone the margin stands below the sheet: how much is in it, and the way to it. The stylesheet counts, for the eye. */
export function SheetTally({ margin }: { margin: MarginWords }) {
  return (
    <a className="sheet-tally" href={`#${margin.id}`}>
      <i aria-hidden="true">{margin.marked}</i> <span>{margin.seeList}</span>
    </a>
  );
}
