import { useRef, useState } from 'react';
import type { FieldChoice } from '../../domain/desk/site-wire.ts';

interface ChoicesFieldProps {
  label: string;
  choices: readonly FieldChoice[];
  chosen: readonly string[];
  mayChange: boolean;
  /** Ids of what is said of it. */
  describedBy: string;
  onChange: (chosen: readonly string[]) => Promise<unknown>;
}

/** Some of a few things, in the order in which they stand. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { label, choices, chosen, mayChange, describedBy, onChange } = props;
  // What is chosen here is shown until the last of it is kept.
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const count = useRef(0);
  const shown = picked ?? chosen;
  const choose = async (value: string, isChosen: boolean): Promise<void> => {
    const next = choices
      .map((one) => one.value)
      .filter((one) => (one === value ? isChosen : shown.includes(one)));
    const own = (count.current += 1);
    setPicked(next);
    await onChange(next);
    if (count.current === own) setPicked(null);
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
            onChange={({ target }) => void choose(one.value, target.checked)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}
