import { useState, type FormEvent, type ReactNode } from 'react';
import { PERSON_NAME_LIMIT_CHARACTERS, type Role } from '../../domain/desk/wire.ts';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';
import { RoleField } from './role-field.tsx';

export interface PersonWords {
  name: string;
  role: Role;
}

interface PersonFormProps {
  /** Whether somebody writes of themselves, or of the colleague who sits beside them. */
  isOneself: boolean;
  submitLabel: string;
  /** Makes the passkey and has the person added; what it throws is said below the fields. */
  onSubmit: (words: PersonWords) => Promise<void>;
  /** What stands between the fields and the button. */
  children?: ReactNode;
}

/** Who somebody is, as colleagues read it, and what they do. */
export function PersonForm({ isOneself, submitLabel, onSubmit, children }: PersonFormProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('coordinator');
  const [fault, setFault] = useState('');
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsNameMissing(name.trim() === '');
    if (name.trim() === '') {
      document.getElementById('person-name')?.focus();
      return;
    }
    setIsBusy(true);
    setFault('');
    try {
      await onSubmit({ name: name.trim(), role });
    } catch (error) {
      setFault(sayPasskeyFault(error, true));
      setIsBusy(false);
    }
  };

  return (
    <form className="person-form" onSubmit={submit} noValidate>
      <label>
        <span className="label">
          {isOneself ? 'Your name' : 'Their name'}, as colleagues read it
        </span>
        <input
          id="person-name"
          className="field"
          autoComplete="off"
          maxLength={PERSON_NAME_LIMIT_CHARACTERS}
          value={name}
          aria-invalid={isNameMissing}
          {...(isNameMissing ? { 'aria-describedby': 'person-name-fault' } : {})}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {isNameMissing ? (
        <p className="fault" id="person-name-fault">
          Please write {isOneself ? 'your' : 'their'} name.
        </p>
      ) : null}
      <RoleField
        legend={isOneself ? 'What you do' : 'What they do'}
        name="role"
        role={role}
        onRole={setRole}
      />
      {children}
      <button className="button" type="submit" aria-disabled={isBusy}>
        {isBusy ? 'One moment…' : submitLabel}
      </button>
      <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
    </form>
  );
}
