import type { KeyboardEvent, ReactNode } from 'react';
import type { Reach, ReachFaults, SomeReach } from '../../domain/desk/reach.ts';
import { meantEmail } from '../../domain/intake/email-slip.ts';
import {
  EMAIL_LIMIT_CHARACTERS,
  NAME_LIMIT_CHARACTERS,
  PHONE_LIMIT_CHARACTERS,
} from '../../domain/intake/wire.ts';
import { atItsSign } from './at-its-sign.tsx';
import { TypedField } from './typed-field.tsx';

interface ReachFieldsProps {
  /** What the ids of the fields begin with. */
  form: string;
  reach: Reach;
  faults: ReachFaults;
  isBusy: boolean;
  /** A language that is neither of the two, by its name: it can be left as it is. */
  otherLanguage?: string | undefined;
  /** What a colleague has corrected meanwhile, by its field. */
  meanwhile?: SomeReach;
  /** What is said of the address, where the eye is while it is typed. */
  belowEmail?: ReactNode;
  onWrite: (fields: Partial<Reach>) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Who somebody is, and how and in which language they are reached. */
export function ReachFields(props: ReachFieldsProps): ReactNode {
  const { form, reach, faults, isBusy, otherLanguage, meanwhile, belowEmail, onWrite, onKeyDown } =
    props;
  const meant = meantEmail(reach.email);
  const take = (email: string): void => {
    onWrite({ email });
    // What was pressed goes with the question.
    document.getElementById(`${form}-email`)?.focus();
  };
  const field = (name: keyof ReachFaults) => ({
    id: `${form}-${name}`,
    value: reach[name],
    fault: faults[name],
    note: meanwhile?.[name],
    isBusy,
    onKeyDown,
    onWrite: (words: string) => onWrite({ [name]: words }),
  });
  return (
    <>
      <TypedField
        {...field('name')}
        label="Name"
        maxLength={NAME_LIMIT_CHARACTERS}
        className="whole"
      />
      <TypedField
        {...field('phone')}
        label="Phone number"
        type="tel"
        maxLength={PHONE_LIMIT_CHARACTERS}
      />
      <div>
        <TypedField
          {...field('email')}
          label="E-mail"
          inputMode="email"
          maxLength={EMAIL_LIMIT_CHARACTERS}
        />
        {meant === null ? null : (
          <p className="small" role="status">
            Did they mean {atItsSign(meant)}?{' '}
            <button className="quiet" type="button" onClick={() => take(meant)}>
              Take it
            </button>
          </p>
        )}
        {belowEmail}
      </div>
      <div>
        <label>
          <span className="label">They speak</span>
          <select
            className="field"
            aria-disabled={isBusy}
            value={reach.language}
            onChange={({ target }) => onWrite({ language: target.value })}
          >
            <option value="en">English</option>
            <option value="es">Spanish</option>
            {otherLanguage === undefined ? null : <option value="other">{otherLanguage}</option>}
          </select>
        </label>
        {meanwhile?.language === undefined ? null : (
          <p className="small" role="status">
            {meanwhile.language}
          </p>
        )}
      </div>
    </>
  );
}
