import type { RefObject, FormEvent } from 'react';
import { NOTE_LIMIT_CHARACTERS, type SignedEntry } from '../../domain/desk/entries.ts';
import { sayStamp } from '../../domain/desk/time-words.ts';
import { nameAmongUs, useRoom } from '../room.ts';

export type Mark = SignedEntry & { readonly is: 'mark' };

interface PhotoNotesProps {
  marks: readonly Mark[];
  titles: readonly string[];
  chosen: number;
  /** Where the next mark goes; null for a note on the whole photo. */
  spot: { x: number; y: number } | null;
  draft: string;
  field: RefObject<HTMLTextAreaElement | null>;
  mayMark: boolean;
  fault: string;
  now: Date;
  onDraft: (text: string) => void;
  onKeep: () => void;
}

/** What was seen on the photos, and where the next of it is written. */
export function PhotoNotes(props: PhotoNotesProps) {
  const { marks, titles, chosen, spot, draft, field, mayMark, fault, now } = props;
  const { onDraft, onKeep } = props;
  const { people, practice } = useRoom();
  const titleOf = (photo: number) => titles[photo - 1] ?? `Photo ${photo}`;
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    onKeep();
  };
  return (
    <aside className="photo-notes" aria-labelledby="photo-notes-title">
      <h2 id="photo-notes-title">
        Notes <em>on the photos</em>
      </h2>
      {marks.length === 0 ? <p className="no-notes">Nothing is noted yet.</p> : null}
      <ol>
        {marks.map((mark, at) => (
          <li key={mark.id}>
            <p className="note-photo">
              {titleOf(mark.photo)} <small>photo {mark.photo}</small>
            </p>
            <span className="pin">{at + 1}</span>
            <p>{mark.text}</p>
            <cite>
              {nameAmongUs(people, mark.person)},{' '}
              {sayStamp(new Date(mark.at), now, practice.opening.timeZone)}
            </cite>
          </li>
        ))}
      </ol>
      <div className="finding-lines" aria-hidden="true">
        <p>Findings</p>
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      {mayMark ? (
        <form onSubmit={keep}>
          <label>
            <span className="label">
              On photo {chosen}, {titleOf(chosen).toLowerCase()}.{' '}
              {spot === null
                ? 'Press on the photo, seen large, to set a mark.'
                : 'The mark is set.'}
            </span>
            <textarea
              className="field"
              rows={3}
              ref={field}
              maxLength={NOTE_LIMIT_CHARACTERS}
              placeholder="What do you see?"
              value={draft}
              onChange={({ target }) => onDraft(target.value)}
              onKeyDown={(event) => {
                const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
                if (isSent && !event.repeat) keep(event);
              }}
            />
          </label>
          {fault === '' ? null : (
            <p className="fault" role="alert">
              {fault}
            </p>
          )}
          <button className="button low" type="submit" disabled={draft.trim() === ''}>
            Keep the note
          </button>
        </form>
      ) : (
        <p className="small">Doctors write here; you read.</p>
      )}
      <p className="small notes-end">
        Not the chart: copy what belongs there. Place and time were removed from each photo before
        it came. Brighter and larger change what you see here, not the photo.
      </p>
    </aside>
  );
}
