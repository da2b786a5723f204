import { describedBy, FieldNotes } from '../ui/form-field.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface ConsentFieldProps {
  /** What the contact is about: "this request". */
  about: string;
  message?: string | undefined;
}

/** The box without which nothing is sent. */
export function ConsentField({ about, message }: ConsentFieldProps) {
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
          I agree that the practice may contact me about {about}. How it is kept is in the{' '}
          <TextLink href="/legal/privacy" target="_blank">
            privacy policy
          </TextLink>
          .
        </span>
      </label>
    </div>
  );
}
