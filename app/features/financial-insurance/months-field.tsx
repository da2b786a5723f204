import { fillIn, type FinancialWords } from './ledger-words.ts';
import type { Prices } from './ledger-entries.ts';
import type { Ledger } from './use-ledger.ts';

/** Page Up and Page Down move by half a year; a browser's own step would be a tenth of the range. */
const PAGE_KEYS = new Map([
  ['PageUp', 6],
  ['PageDown', -6],
]);

interface MonthsFieldProps {
  words: FinancialWords['ledger']['months'];
  ledger: Ledger;
  prices: Pick<Prices, 'monthsOffered' | 'monthlyPlan'>;
}

/** Over how many months: a ruler with a tick for each. */
export function MonthsField({ words, ledger, prices }: MonthsFieldProps) {
  const { least, most } = prices.monthsOffered;
  const { months } = ledger.entries;
  const ticks = Array.from(
    { length: most - least + 1 },
    (_, index) => (index / (most - least)) * 100,
  );
  const choose = (wanted: number) =>
    ledger.write({ months: Math.min(Math.max(wanted, least), most) });
  return (
    <div className="ledger-line ledger-months">
      <div>
        <label htmlFor="ledger-months">{words.label}</label>
        <small id="ledger-months-note">
          {fillIn(words.hint, { least, most, apr: prices.monthlyPlan.aprPercent })}
        </small>
      </div>
      <p className="ledger-amount" aria-hidden="true">
        {months}
      </p>
      <div className="ledger-ruler">
        <svg aria-hidden="true" focusable="false">
          <line x1="0" x2="100%" y1="50%" y2="50%" />
          {ticks.map((tick) => (
            <line key={tick} x1={`${tick}%`} x2={`${tick}%`} y1="35%" y2="65%" />
          ))}
        </svg>
        <input
          id="ledger-months"
          type="range"
          min={least}
          max={most}
          step={1}
          value={months}
          aria-valuetext={fillIn(words.value, { months })}
          aria-describedby="ledger-months-note"
          onChange={(event) => choose(Number(event.target.value))}
          onKeyDown={(event) => {
            const step = PAGE_KEYS.get(event.key);
            if (step === undefined) return;
            event.preventDefault();
            choose(months + step);
          }}
        />
      </div>
    </div>
  );
}
