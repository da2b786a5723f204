import type { Pair } from '../../../domain/orthodontics/choose-pair.ts';

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
        <label key={side}>
          <span className="visually-hidden">{labels[side]}</span>
          <select
            value={pair[side]}
            onChange={(event) => onChoose(side, Number(event.target.value))}
          >
            {names.slice(side, names.length - 1 + side).map((name, index) => (
              <option key={name} value={index + side}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
