import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { ENTRY_WORDS_LIMIT_CHARACTERS, type FieldChoice } from '../../domain/desk/site-wire.ts';
import { isFocusLost } from '../land-on.ts';
import { ADD_ENTRY_ID, idOfEntry } from './entry-ids.ts';
import { quote, useNewEntry } from './use-new-entry.ts';
import type { SiteDesk } from './use-site.ts';

interface AddEntryProps {
  noun: string;
  part: string;
  /** To one of which it is added. */
  groups: readonly FieldChoice[];
  site: SiteDesk;
}

/** Begins a new entry of a list; it is written and published as those that are there. */
export function AddEntry({ noun, part, groups, site }: AddEntryProps) {
  const id = ADD_ENTRY_ID;
  const [group, setGroup] = useState(groups[0]?.value ?? '');
  const [isUnnamed, setIsUnnamed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const entry = useNewEntry(
    part,
    () => field.current?.value ?? '',
    (sent) => site.addEntry(part, group, sent),
  );
  const { words, added, refused } = entry;
  const isAdding = entry.underWay > 0;
  useLayoutEffect(() => {
    if (added === '') return;
    const { current } = field;
    if (current === null) return;
    // Whoever is writing the next one already goes on with it, where it is in view: what was added stands above.
    if (isAdding || current.value !== '') current.scrollIntoView({ block: 'nearest' });
    else if (isFocusLost() || current.form?.contains(document.activeElement) === true) {
      document.getElementById(idOfEntry(added))?.focus();
    }
  }, [added, isAdding]);
  const fault = isUnnamed
    ? 'Please say in a word or two what it is about.'
    : refused === ''
      ? ''
      : `${quote(refused)} was not added. Add it once more after this one.`;

  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    // The second half of a double press: what stood there is on its way.
    if (isAdding && words.trim() === '') return;
    const isNamed = /\p{L}/u.test(words);
    setIsUnnamed(!isNamed);
    if (isNamed) void entry.add();
    else field.current?.focus();
  };
  return (
    <form className="site-add" noValidate onSubmit={add}>
      <h3>Another {noun}</h3>
      {groups.length > 1 ? (
        <label>
          <span className="label">Among</span>
          <select className="field" value={group} onChange={({ target }) => setGroup(target.value)}>
            {groups.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div className="site-another">
        <label htmlFor={id}>
          <span className="label">In a word or two, for its address</span>
          <input
            ref={field}
            id={id}
            className="field"
            autoComplete="off"
            maxLength={ENTRY_WORDS_LIMIT_CHARACTERS}
            value={words}
            aria-invalid={fault !== ''}
            {...(fault === '' ? {} : { 'aria-describedby': `${id}-fault` })}
            onChange={({ target }) => entry.type(target.value)}
          />
        </label>
        <button className="button outline low" type="submit">
          Add
        </button>
      </div>
      <div role="alert">
        {fault === '' ? null : (
          <p className="fault" id={`${id}-fault`}>
            {fault}
          </p>
        )}
      </div>
    </form>
  );
}
