import { CONTACT_WORDS } from '../../../domain/intake/value-words.ts';
import type { IntakeRequest } from '../../../domain/intake/request-schema.ts';
import { FieldNotes } from '../../ui/form-field.tsx';

type Way = NonNullable<IntakeRequest['preferredContact']>;

/** Who asks for a call is called, unless they would rather not be at once. */
const CALL_WORDS: Readonly<Record<Way, string>> = {
  phone: 'Call me',
  text: 'Text me first',
  email: 'Write to me first, to agree on a time',
};

interface ContactChoiceProps {
  kind: IntakeRequest['kind'];
  message?: string | undefined;
}

/** How the visitor would like to be answered. */
export function ContactChoice({ kind, message }: ContactChoiceProps) {
  const isCall = kind === 'discovery-call';
  const words = isCall ? CALL_WORDS : CONTACT_WORDS;
  const ways: readonly Way[] = isCall ? ['phone', 'text', 'email'] : ['email', 'phone', 'text'];
  return (
    <fieldset className="field choice" data-invalid={message ? '' : undefined}>
      <legend>How may we answer you?</legend>
      <FieldNotes name="preferredContact" message={message} />
      {ways.map((value, index) => (
        <label key={value} className="choice-row">
          <input
            type="radio"
            name="preferredContact"
            id={index === 0 ? 'preferredContact' : undefined}
            value={value}
            defaultChecked={index === 0}
          />
          <span>{words[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
