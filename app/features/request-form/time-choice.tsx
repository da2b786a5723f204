import practice from 'content:practice';
import { use } from 'react';
import { isOffered } from '../../../domain/intake/their-hours.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { RequestLanguageHere } from '../../site/request-language.ts';
import { FieldNotes } from '../../ui/form-field.tsx';

interface TimeChoiceProps {
  label: string;
  message?: string | undefined;
}

const RULES = openingHoursOf(practice);

/** When a call would suit the visitor, on our open days in New York. */
export function TimeChoice({ label, message }: TimeChoiceProps) {
  const { times, timeHint } = use(RequestLanguageHere).words;
  return (
    <div className="field" data-invalid={message ? '' : undefined}>
      <label htmlFor="preferredTime">{label}</label>
      <FieldNotes name="preferredTime" hint={timeHint} message={message} />
      <select
        id="preferredTime"
        name="preferredTime"
        defaultValue="any"
        aria-describedby={`preferredTime-hint${message ? ' preferredTime-message' : ''}`}
        aria-invalid={message ? true : undefined}
      >
        {Object.entries(times)
          .filter(([value]) => isOffered(value, RULES))
          .map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
      </select>
    </div>
  );
}
