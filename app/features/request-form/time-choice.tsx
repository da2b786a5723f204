import { use } from 'react';
import { FormLanguageHere } from '../../site/form-language.ts';
import { RequestLanguageHere } from '../../site/request-language.ts';
import { FieldNotes } from '../../ui/form-field.tsx';

interface TimeChoiceProps {
  label: string;
  message?: string | undefined;
}

/** When a call would suit the visitor, on weekdays in New York. */
export function TimeChoice({ label, message }: TimeChoiceProps) {
  const { fields } = use(FormLanguageHere).words;
  const { times } = use(RequestLanguageHere).words;
  return (
    <div className="field" data-invalid={message ? '' : undefined}>
      <label htmlFor="preferredTime">{label}</label>
      <FieldNotes name="preferredTime" hint={fields.timeHint} message={message} />
      <select
        id="preferredTime"
        name="preferredTime"
        defaultValue="any"
        aria-describedby={`preferredTime-hint${message ? ' preferredTime-message' : ''}`}
        aria-invalid={message ? true : undefined}
      >
        {Object.entries(times).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
