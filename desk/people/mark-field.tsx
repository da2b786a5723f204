import { ADDER_DOES } from '../../domain/desk/role-words.ts';

interface MarkFieldProps {
  addsPeople: boolean;
  onMark: (addsPeople: boolean) => void;
}

/** Whether somebody may add people, whatever their role. */
export function MarkField({ addsPeople, onMark }: MarkFieldProps) {
  return (
    <label className="check-row">
      <input
        type="checkbox"
        checked={addsPeople}
        onChange={({ target }) => onMark(target.checked)}
      />
      <span>
        May add and remove people
        <small>{ADDER_DOES}</small>
      </span>
    </label>
  );
}
