import type { FormEvent } from 'react';
import { NOTE_LIMIT_CHARACTERS, type SignedEntry } from '../../domain/desk/entries.ts';
import { sayStamp } from '../../domain/desk/time-words.ts';
import { isWaiting } from '../box/kept-entries.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import type { Marks } from './use-marks.ts';

interface PhotoNotesProps {
  marks: Marks;
  /** Who put the photos where they lie; undefined where they lie as the form asks for them. */
  laid: SignedEntry | undefined;
  titleOf: (photo: number) => string;
  mayMark: boolean;
  now: Date;
}

/** What was seen on the photos, and where the next of it is written. */
export function PhotoNotes(props: PhotoNotesProps) {
  const { laid, titleOf, mayMark, now } = props;
  const { all, photo, spot, draft, field, fault, setDraft, keep } = props.marks;
  const { people, practice } = useRoom();
  const saySigned = ({ person, at }: SignedEntry): string =>
    `${nameAmongUs(people, person)}, ${sayStamp(new Date(at), now, practice.opening.timeZone)}`;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void keep();
  };
  return (
    <aside className="photo-notes" aria-labelledby="photo-notes-title">
      <h2 id="photo-notes-title">
        Notes <em>on the photos</em>
      </h2>
      {laid === undefined ? null : (
        <p className="laid-by">
          Put in their places by {saySigned(laid)}
          {isWaiting(laid) ? ', waits here for the line' : ''}.
        </p>
      )}
      {all.length === 0 ? <p className="no-notes">Nothing is noted yet.</p> : null}
      <ol>
        {all.map((mark, at) => (
          <li key={mark.id}>
            <p className="note-photo">
              {titleOf(mark.photo)} <small>photo {mark.photo}</small>
            </p>
            <span className="pin">{at + 1}</span>
            <p>{mark.text}</p>
            <cite>{saySigned(mark)}</cite>
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
        <form onSubmit={send}>
          <label>
            <span className="label">
              On photo {photo}, {titleOf(photo).toLowerCase()}.{' '}
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
              onChange={({ target }) => setDraft(target.value)}
              onKeyDown={(event) => {
                const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
                if (isSent && !event.repeat) send(event);
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
