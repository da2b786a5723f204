import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ENTRY_WORDS_LIMIT_CHARACTERS, type FieldChoice } from '../../domain/desk/site-wire.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { ADD_ENTRY_ID, idOfEntry } from './entry-ids.ts';
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
  const [words, setWords] = useState('');
  const [group, setGroup] = useState(groups[0]?.value ?? '');
  const [fault, setFault] = useState('');
  const [added, setAdded] = useState('');
  const { isBusy, run } = useOneAtATime();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Whoever is writing the next one already goes on with it.
    if (added === '' || field.current?.value !== '') return;
    document.getElementById(idOfEntry(added))?.focus();
  }, [added]);

  const add = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const isNamed = /\p{L}/u.test(words);
    setFault(isNamed ? '' : 'Please say in a word or two what it is about.');
    if (!isNamed) {
      document.getElementById(id)?.focus();
      return;
    }
    if (isBusy) return;
    // Empty at once: what is typed while it is added is the next one's.
    setWords('');
    const path = await run(() => site.addEntry(part, group, words));
    if (path != null) {
      setAdded(path);
      return;
    }
    const typed = field.current?.value ?? '';
    if (typed === '') setWords(words);
    else setFault(`“${words}” was not added. Add it once more after this one.`);
  };
  return (
    <form className="site-add" noValidate onSubmit={(event) => void add(event)}>
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
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <button className="button outline low" type="submit" aria-disabled={isBusy}>
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
