import type { FieldChoice } from '../../domain/desk/site-wire.ts';
import { usePicked, type ListChange } from './use-picked.ts';

interface ChoicesFieldProps {
  label: string;
  choices: readonly FieldChoice[];
  chosen: readonly string[];
  mayChange: boolean;
  /** Ids of what is said of it. */
  describedBy: string;
  onChange: ListChange;
}

/** Some of a few things, in the order in which they stand. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { label, choices, chosen, mayChange, describedBy, onChange } = props;
  const [shown, pick] = usePicked(chosen, onChange);
  const choose = (value: string, isChosen: boolean): void => {
    const next = choices
      .map((one) => one.value)
      .filter((one) => (one === value ? isChosen : shown.includes(one)));
    void pick(next);
  };
  return (
    <fieldset className="site-choices" aria-describedby={describedBy}>
      <legend className="label">{label}</legend>
      {choices.map((one) => (
        <label key={one.value} className="check-row">
          <input
            type="checkbox"
            disabled={!mayChange}
            checked={shown.includes(one.value)}
            onChange={({ target }) => choose(one.value, target.checked)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}
