import { useId, useRef, useState, type FormEvent } from 'react';
import { FIND_APPOINTMENT_PATH, LINK_FIELD } from '../../../../domain/intake/wire.ts';
import { tokenInLink } from '../../../../domain/scheduling/change-link.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { UnbrokenWords } from '../../../ui/unbroken-words.tsx';
import { useSchedulingLanguage } from '../scheduling-language.ts';
import { LanguageField } from '../language-field.tsx';

interface FindAppointmentProps {
  phone: string;
  /** Why the visitor is asked for the link. */
  note: string;
  /** A link was given that is whole; it stands in the address afterwards. */
  onFound?: () => void;
}

/**
 * Asks for the link, where the page was opened without one, and where no script can read the address's end: the form then posts it, and the
 * server answers with a page.
 */
export function FindAppointment({ phone, note, onFound }: FindAppointmentProps) {
  const said = useSchedulingLanguage().words.change;
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function open(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault();
    const link = new FormData(submission.currentTarget).get(LINK_FIELD);
    const token = typeof link === 'string' ? tokenInLink(link) : undefined;
    setIsWrong(token === undefined);
    // What is said of it is read out with the field, a second time too.
    if (token === undefined) return field.current?.focus();
    onFound?.();
    window.location.hash = token;
  }

  return (
    <form className="find-appointment" method="post" action={FIND_APPOINTMENT_PATH} onSubmit={open}>
      <LanguageField />
      <p>
        <UnbrokenWords>{note}</UnbrokenWords>
      </p>
      <div className="field" data-invalid={isWrong ? '' : undefined}>
        <label htmlFor={id}>{said.link}</label>
        {isWrong ? (
          <p className="field-message" id={`${id}-message`} role="alert">
            {said.linkNotWhole}
          </p>
        ) : null}
        <input
          id={id}
          ref={field}
          name={LINK_FIELD}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${id}-message` : undefined}
          required
        />
      </div>
      <p className="action-row">
        <button className="button" type="submit">
          {said.show}
        </button>
      </p>
      <p className="way-out">
        {said.noLink} <PhoneLink phone={phone} />.
      </p>
    </form>
  );
}
