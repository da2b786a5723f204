import { use, useState } from 'react';
import { DraftContext } from '../waiting/draft-context.ts';
import { ADD_ENTRY_ID } from './entry-ids.ts';
import { placeOfNew, quote } from './use-new-entry.ts';

/** At the head of a long list: that an entry was begun at its end before, and not added. Nothing where none was. */
export function NotAddedYet({ part, noun }: { part: string; noun: string }) {
  const drafts = use(DraftContext);
  const words = drafts?.fieldFor(placeOfNew(part)) ?? '';
  const [wasBegun] = useState(words !== '');
  if (!wasBegun || words === '') return null;
  return (
    <p className="site-warning">
      {quote(words)} is not added yet: it stands at the end, under “Another {noun}”.{' '}
      <button
        className="quiet"
        type="button"
        onClick={() => document.getElementById(ADD_ENTRY_ID)?.focus()}
      >
        Go on with it
      </button>
    </p>
  );
}
