import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  ENTRY_WORDS_LIMIT_CHARACTERS,
  type SentEntry,
  type SentList,
} from '../../domain/desk/site-wire.ts';
import { isFocusLost } from '../land-on.ts';
import { ADD_ENTRY_ID, idOfEntry } from './entry-ids.ts';
import { quote, useNewEntry } from './use-new-entry.ts';
import type { SiteDesk } from './use-site.ts';

interface AddEntryProps {
  noun: string;
  part: string;
  /** It is added to one of its groups. */
  list: SentList;
  site: SiteDesk;
}

/** Begins a new entry of a list; it is written and published as those that are there. */
export function AddEntry({ noun, part, list: { groups, entries }, site }: AddEntryProps) {
  const id = ADD_ENTRY_ID;
  const [isUnnamed, setIsUnnamed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const entry = useNewEntry(
    part,
    groups,
    () => field.current?.value ?? '',
    (sent) => site.addEntry(part, sent.group, sent.words),
  );
  const { words, group, added } = entry;
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
  // The lock meets some on their way: those arrived all the same.
  const unadded = entry.unadded.filter((one) => !entries.some((it) => isAddedAs(it, one.words)));
  const fault = isUnnamed ? 'Please say in a word or two what it is about.' : '';

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
          <select
            className="field"
            value={group}
            onChange={({ target }) => entry.choose(target.value)}
          >
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
        {unadded.length === 0 ? null : (
          <ul className="site-unadded">
            {unadded.map((one, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same words may stand there twice
              <li key={`${at} ${one.words}`}>
                <p className="fault">{quote(one.words)} was not added.</p>
                <button
                  className="quiet"
                  type="button"
                  aria-label={`Add it: ${one.words}`}
                  onClick={() => {
                    field.current?.focus();
                    void entry.addAgain(one);
                  }}
                >
                  Add it
                </button>
                <button
                  className="quiet"
                  type="button"
                  aria-label={`Leave it out: ${one.words}`}
                  onClick={() => {
                    field.current?.focus();
                    entry.leaveOut(one);
                  }}
                >
                  Leave it out
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}

/** Whether a new entry is the one of these words: it is named after their letters. */
function isAddedAs({ wish, title }: SentEntry, words: string): boolean {
  const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return wish === 'add' && lettersOf(title) === lettersOf(words);
}
