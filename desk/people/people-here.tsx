import { useState } from 'react';
import { ROLE_DOES } from '../../domain/desk/role-words.ts';
import { ROLES, type Person } from '../../domain/desk/wire.ts';
import { ChangePerson, type Rights } from './change-person.tsx';

interface PeopleHereProps {
  here: readonly Person[];
  /** Whoever sits here; null: by the recovery sheet. */
  person: number | null;
  mayAdd: boolean;
  isBusy: boolean;
  /** @returns why it was not done; empty where it was, undefined where something else is under way */
  onChange: (of: Person, rights: Rights) => Promise<string | undefined>;
  onRemove: (number: number) => void;
}

/** Who works here, what each may do; and for who may, how that is changed and how they are removed. */
export function PeopleHere(props: PeopleHereProps) {
  const { here, person, mayAdd, isBusy, onChange, onRemove } = props;
  const [changing, setChanging] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const open = (number: number | null): void => {
    setFault('');
    setChanging(number);
  };
  const leave = (number: number): void => {
    open(null);
    document.getElementById(`change-${number}`)?.focus();
  };
  const save = async (of: Person, rights: Rights): Promise<void> => {
    const why = await onChange(of, rights);
    if (why === '') open(null);
    else if (why !== undefined) setFault(why);
  };
  return (
    <ul className="people-list">
      {here.map((one) => {
        const { number, name, role, addsPeople } = one;
        return (
          <li key={number}>
            <span>
              <b>{name}</b>
              {ROLES[role]}
              {addsPeople ? ', may add people' : ''}
              <small>{ROLE_DOES[role]}</small>
            </span>
            {mayAdd ? (
              <span className="person-acts">
                <button
                  className="quiet"
                  id={`change-${number}`}
                  type="button"
                  aria-label={`Change ${name}`}
                  aria-expanded={changing === number}
                  onClick={() => open(changing === number ? null : number)}
                >
                  Change
                </button>
                {number === person ? null : (
                  <button
                    className="quiet"
                    type="button"
                    aria-label={`Remove ${name}`}
                    aria-disabled={isBusy}
                    onClick={() => onRemove(number)}
                  >
                    Remove
                  </button>
                )}
              </span>
            ) : null}
            {mayAdd && changing === number ? (
              <ChangePerson
                of={one}
                isOneself={number === person}
                isBusy={isBusy}
                fault={fault}
                onSave={(rights) => void save(one, rights)}
                onLeave={() => leave(number)}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
