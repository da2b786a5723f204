import { use, useEffect, useRef, useState } from 'react';
import { isUnfinishedEmail, meantEmail } from '../../domain/intake/email-slip.ts';
import { EMAIL_LIMIT_CHARACTERS } from '../../domain/intake/wire.ts';
import { InputField } from '../ui/form-field.tsx';
import { FormLanguageHere } from './form-language.ts';

/** What is pressed to leave the field must not move under the finger: the question comes once the press is over. */
const ASKED_AFTER_MS = 400;

interface EmailFieldProps {
  hint: string | undefined;
  message: string | undefined;
}

/**
 * An e-mail address; where its end looks like a slip, the one that was probably meant is offered, and where it is surely not whole, that is said. Nothing is
 * held up by that.
 */
export function EmailField({ hint, message }: EmailFieldProps) {
  const { fields } = use(FormLanguageHere).words;
  /** Empty of an address that is surely not whole. */
  const [meant, setMeant] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const asking = useRef(0);
  useEffect(() => () => clearTimeout(asking.current), []);
  const ask = () => {
    asking.current = window.setTimeout(() => {
      const typed = field.current?.value ?? '';
      setMeant(isUnfinishedEmail(typed) ? '' : meantEmail(typed));
    }, ASKED_AFTER_MS);
  };
  const askNoMore = () => {
    clearTimeout(asking.current);
    setMeant(null);
  };
  const take = () => {
    const { current } = field;
    if (current === null || meant === null) return;
    current.value = meant;
    // Whoever listens to what is typed hears it too.
    current.dispatchEvent(new Event('input', { bubbles: true }));
    setMeant(null);
    current.focus();
  };
  return (
    <div className="email-field">
      <InputField
        name="email"
        label={fields.email}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LIMIT_CHARACTERS}
        hint={hint}
        message={message}
        required
        ref={field}
        onBlur={ask}
        onInput={askNoMore}
      />
      <div role="status">
        {meant === null ? null : (
          <p className="email-meant">
            {meant === '' ? (
              fields.unfinished
            ) : (
              <>
                {fields.meant.replace('{meant}', meant)}{' '}
                <button className="quiet-button" type="button" onClick={take}>
                  {fields.takeMeant}
                </button>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
