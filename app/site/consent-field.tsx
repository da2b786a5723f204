import { use } from 'react';
import { describedBy, FieldNotes } from '../ui/form-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { FormLanguageHere } from './form-language.ts';

interface ConsentFieldProps {
  /** What the visitor is to be contacted about, where it is not a request. */
  about?: string;
  message?: string | undefined;
}

/** The box without which nothing is sent. */
export function ConsentField({ about, message }: ConsentFieldProps) {
  const { fields } = use(FormLanguageHere).words;
  return (
    <div className="field" data-invalid={message ? '' : undefined}>
      <FieldNotes name="consent" message={message} />
      <label className="check-row">
        <input
          type="checkbox"
          id="consent"
          name="consent"
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy('consent', undefined, message)}
          required
        />
        <span>
          {fields.consent.replace('{about}', about ?? fields.request)}{' '}
          <TextLink href="/legal/privacy" target="_blank">
            {fields.policy}
          </TextLink>
          .
        </span>
      </label>
    </div>
  );
}
