import type { Pair } from '../../../domain/orthodontics/choose-pair.ts';
import { useEarlyValue } from '../../ui/use-early-value.ts';

interface PairChoiceProps {
  /** What each of the two is for. */
  labels: readonly [string, string];
  names: readonly string[];
  pair: Pair;
  onChoose: (side: 0 | 1, column: number) => void;
}

const SIDES = [0, 1] as const;

/** Which two columns a narrow screen shows: the first of them is never the last column, the second never the first. */
export function PairChoice({ labels, names, pair, onChoose }: PairChoiceProps) {
  return (
    <div className="pair-choice">
      {SIDES.map((side) => (
        <ColumnChoice
          key={side}
          label={labels[side]}
          names={names.slice(side, names.length - 1 + side)}
          first={side}
          column={pair[side]}
          onChoose={(column) => onChoose(side, column)}
        />
      ))}
    </div>
  );
}

interface ColumnChoiceProps {
  label: string;
  names: readonly string[];
  /** The column of the first name. */
  first: number;
  column: number;
  onChoose: (column: number) => void;
}

function ColumnChoice({ label, names, first, column, onChoose }: ColumnChoiceProps) {
  const select = useEarlyValue<HTMLSelectElement>(String(column), (value) =>
    onChoose(Number(value)),
  );
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <select
        ref={select}
        autoComplete="off"
        value={column}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {names.map((name, index) => (
          <option key={name} value={index + first}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
