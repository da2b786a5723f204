import { FieldNotes } from '../../ui/form-field.tsx';

const WAYS = [
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['text', 'Text message'],
] as const;

/** How the visitor would like to be answered. */
export function ContactChoice({ message }: { message?: string | undefined }) {
  return (
    <fieldset className="field choice" data-invalid={message ? '' : undefined}>
      <legend>How may we answer you?</legend>
      <FieldNotes name="preferredContact" message={message} />
      {WAYS.map(([value, label], index) => (
        <label key={value} className="choice-row">
          <input
            type="radio"
            name="preferredContact"
            id={index === 0 ? 'preferredContact' : undefined}
            value={value}
            defaultChecked={value === 'email'}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
