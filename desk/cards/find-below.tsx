import { useEffect, useRef } from 'react';
import { isFocusLost } from '../land-on.ts';

interface FindBelowProps {
  query: string;
  onQuery: (query: string) => void;
}

/** The search on a phone, where the header has no room for it. */
export function FindBelow({ query, onQuery }: FindBelowProps) {
  const field = useRef<HTMLInputElement>(null);
  // The first letter leads from Waiting to Cards, and its field has gone with that page: one goes on typing here.
  useEffect(() => {
    if (query !== '' && isFocusLost()) field.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, where the list begins
  }, []);
  return (
    <label className="find-below">
      <span className="visually-hidden">Find among the cards</span>
      <input
        ref={field}
        className="field"
        type="search"
        autoComplete="off"
        placeholder="Find a name, a word, a number"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
    </label>
  );
}
