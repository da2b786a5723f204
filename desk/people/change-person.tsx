import { useState, type FormEvent } from 'react';
import type { Person, Role } from '../../domain/desk/wire.ts';
import { MarkField } from './mark-field.tsx';
import { RoleField } from './role-field.tsx';

export interface Rights {
  role: Role;
  addsPeople: boolean;
}

interface ChangePersonProps {
  of: Person;
  /** Whether it is whoever sits here. */
  isOneself: boolean;
  isBusy: boolean;
  /** Why it was not saved; empty where nothing went wrong. */
  fault: string;
  onSave: (rights: Rights) => void;
  onLeave: () => void;
}

/** What somebody who is here does, and whether they may add people. */
export function ChangePerson(props: ChangePersonProps) {
  const { of, isOneself, isBusy, fault, onSave, onLeave } = props;
  const [role, setRole] = useState(of.role);
  const [addsPeople, setAddsPeople] = useState(of.addsPeople);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (role === of.role && addsPeople === of.addsPeople) onLeave();
    else onSave({ role, addsPeople });
  };
  return (
    <form className="change-person" aria-label={`Change ${of.name}`} onSubmit={submit}>
      <RoleField
        legend={isOneself ? 'What you do' : 'What they do'}
        name={`role-${of.number}`}
        role={role}
        onRole={setRole}
      />
      <MarkField addsPeople={addsPeople} onMark={setAddsPeople} />
      <p className="small">{sayWhatFollows(isOneself, of.addsPeople && !addsPeople)}</p>
      <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
      <div className="person-acts">
        <button className="button low" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : 'Save'}
        </button>
        <button className="quiet" type="button" onClick={onLeave}>
          Not now
        </button>
      </div>
    </form>
  );
}

function sayWhatFollows(isOneself: boolean, losesMark: boolean): string {
  if (!isOneself) {
    return 'You touch your own passkey. A desk that they have open locks, and opens again with this.';
  }
  return losesMark
    ? 'You touch your own passkey. Somebody else who may add people would have to give it back.'
    : 'You touch your own passkey.';
}
