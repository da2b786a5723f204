import { ROLE_DOES } from '../../domain/desk/role-words.ts';
import { ROLES, type Role } from '../../domain/desk/wire.ts';

interface RoleFieldProps {
  legend: string;
  /** Of the radio buttons: several forms may stand on a page. */
  name: string;
  role: Role;
  onRole: (role: Role) => void;
}

/** What somebody does here, each with what it lets them do. */
export function RoleField({ legend, name, role, onRole }: RoleFieldProps) {
  return (
    <fieldset className="role-field">
      <legend className="label">{legend}</legend>
      {(Object.keys(ROLES) as Role[]).map((one) => (
        <label className="check-row" key={one}>
          <input type="radio" name={name} checked={one === role} onChange={() => onRole(one)} />
          <span>
            {ROLES[one]}
            <small>{ROLE_DOES[one]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
