import { useId } from 'react';
import { LAST_MONTH, sayAge } from '../../../domain/growth/ages.ts';

/** Page Up and Page Down move by half a year; an arrow key by a month. */
const PAGE_MONTHS = 6;
const PAGE_KEYS = new Map([
  ['PageUp', PAGE_MONTHS],
  ['PageDown', -PAGE_MONTHS],
]);

interface AgeRulerProps {
  /** What is asked. */
  ask: string;
  ageMonths: number;
  /** Which teeth are in at that age, in words: said with the age, once. */
  teeth: string;
  onAge: (ageMonths: number) => void;
}

/** The age of the child, in years and months, and the handle that changes it. */
export function AgeRuler({ ask, ageMonths, teeth, onAge }: AgeRulerProps) {
  const id = useId();
  const age = sayAge(ageMonths);
  return (
    <div className="age-ruler">
      <p className="age-read">
        <label htmlFor={id}>{ask}</label> <span className="age-said">{age}</span>
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={LAST_MONTH}
        step={1}
        value={ageMonths}
        aria-valuetext={`${age}: ${teeth}`}
        onChange={(event) => onAge(Number(event.target.value))}
        onKeyDown={(event) => {
          const step = PAGE_KEYS.get(event.key);
          if (step === undefined) return;
          event.preventDefault();
          onAge(Math.min(Math.max(ageMonths + step, 0), LAST_MONTH));
        }}
      />
    </div>
  );
}
