import { useId, useRef, useState } from 'react';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** The link to change an appointment: whole, so that it can be kept, with a button that copies it. */
export function ChangeLink({ link }: { link: string }) {
  const { keepLink, copyLink, copied, selected } = useSchedulingLanguage().words.booked;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setNote(copied);
    } catch {
      // The browser does not let the page copy; the text is selected for the visitor to do so.
      field.current?.focus();
      field.current?.select();
      setNote(selected);
    }
  }

  return (
    <div className="change-link">
      <label htmlFor={id}>{keepLink}</label>
      <div className="change-link-row">
        <input
          id={id}
          ref={field}
          type="text"
          value={link}
          readOnly
          onFocus={(focus) => focus.currentTarget.select()}
        />
        <button className="quiet-button" type="button" onClick={() => void copy()}>
          {copyLink}
        </button>
      </div>
      <p className="change-link-note" role="status">
        {note}
      </p>
    </div>
  );
}
