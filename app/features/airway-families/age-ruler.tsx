import { useId } from 'react';
import { LAST_MONTH, sayAge } from '../../../domain/growth/ages.ts';
import { useEarlyValue } from '../../ui/use-early-value.ts';
import type { FamiliesWords } from './families-words.ts';

/** Page Up and Page Down move by half a year; an arrow key by a month. */
const PAGE_MONTHS = 6;
const PAGE_KEYS = new Map([
  ['PageUp', PAGE_MONTHS],
  ['PageDown', -PAGE_MONTHS],
]);

/** A number stands under every fourth year. */
const NUMBERED_YEARS = [0, 4, 8, 12, 16];

interface AgeRulerProps {
  words: Pick<FamiliesWords['chart'], 'ask' | 'born'>;
  ageMonths: number;
  /** Which teeth are in at that age, in words: said with the age, once. */
  teeth: string;
  onAge: (ageMonths: number) => void;
}

/** The age of the child, in years and months, and the handle that changes it. */
export function AgeRuler({ words, ageMonths, teeth, onAge }: AgeRulerProps) {
  const id = useId();
  const age = sayAge(ageMonths);
  const ruler = useEarlyValue<HTMLInputElement>(String(ageMonths), (value) => onAge(Number(value)));
  return (
    <div className="age-ruler">
      <p className="age-read">
        <label htmlFor={id}>{words.ask}</label> <span className="age-said">{age}</span>
      </p>
      <input
        id={id}
        ref={ruler}
        type="range"
        autoComplete="off"
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
      <p className="age-numbers" aria-hidden="true">
        {NUMBERED_YEARS.map((years) => (
          <span key={years}>{years === 0 ? words.born : years}</span>
        ))}
      </p>
    </div>
  );
}
