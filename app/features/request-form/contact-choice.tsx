import { use } from 'react';
import type { ContactWay } from '../../../domain/intake/contact-words.ts';
import { FormLanguageHere } from '../../site/form-language.ts';
import { FieldNotes } from '../../ui/form-field.tsx';

interface ContactChoiceProps {
  /** The ways in words, in their order; the first is preset. */
  ways: Readonly<Record<ContactWay, string>>;
  message?: string | undefined;
}

/** How the visitor would like to be answered. */
export function ContactChoice({ ways, message }: ContactChoiceProps) {
  const { fields } = use(FormLanguageHere).words;
  return (
    <fieldset className="field choice" data-invalid={message ? '' : undefined}>
      <legend>{fields.contact}</legend>
      <FieldNotes name="preferredContact" message={message} />
      {Object.entries(ways).map(([value, words], index) => (
        <label key={value} className="choice-row">
          <input
            type="radio"
            name="preferredContact"
            id={index === 0 ? 'preferredContact' : undefined}
            value={value}
            defaultChecked={index === 0}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
