import { MOST_CENTS, readCents, writeShort } from '../../../domain/payment/cents.ts';
import type { AmountLine } from './ledger-entries.ts';
import { fillIn, inShort, type FinancialWords } from './ledger-words.ts';
import type { Ledger } from './use-ledger.ts';

interface AmountFieldProps {
  line: AmountLine;
  words: FinancialWords['ledger'];
  ledger: Ledger;
  /** What is counted of it, where less may be left than is written. */
  countedCents?: number | undefined;
}

/** A line in which somebody writes an amount. What is not counted as written is said in the place of the hint. */
export function AmountField({ line, words, ledger, countedCents }: AmountFieldProps) {
  const { label, hint } = words[line];
  const written = ledger.entries[line];
  const cents = readCents(written);
  const note =
    line === 'fee' ? noteOfFee(words, ledger.entries) : noteOf(words, cents, countedCents);
  const id = `ledger-${line}`;
  return (
    <div className="ledger-line">
      <div>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}-note`} data-noted={note ? '' : undefined}>
          {note ?? (line === 'fee' && !ledger.entries.isExample ? sayOwn(words, ledger) : hint)}
        </small>
      </div>
      <span className="ledger-input">
        <span aria-hidden="true">$</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={written}
          aria-describedby={`${id}-note`}
          aria-invalid={cents === undefined ? true : undefined}
          onChange={(event) => ledger.write({ [line]: event.target.value })}
          onBlur={() => {
            // As it was read, so that a comma in the wrong place is seen.
            const tidy = cents === undefined ? written : writeShort(cents);
            if (tidy !== written) ledger.write({ [line]: tidy });
          }}
        />
      </span>
    </div>
  );
}

/** That the example's down payment has left is said until there is one of the visitor's own. */
function sayOwn(words: FinancialWords['ledger'], { entries }: Ledger): string {
  return readCents(entries.down) === 0 ? words.fee.ownAlone : words.fee.own;
}

/** Without a fee there is nothing to add, and its own line says so. */
function noteOfFee(
  { fee }: AmountFieldProps['words'],
  entries: Ledger['entries'],
): string | undefined {
  const cents = readCents(entries.fee);
  if (cents === undefined) return fillIn(fee.unread, { most: inShort(MOST_CENTS) });
  return cents === 0 ? fee.missing : undefined;
}

function noteOf(
  { capped, unread }: AmountFieldProps['words'],
  cents: number | undefined,
  countedCents: number | undefined,
): string | undefined {
  if (cents === undefined) return fillIn(unread, { most: inShort(MOST_CENTS) });
  if (countedCents === undefined || countedCents === cents) return undefined;
  return fillIn(capped, { counted: inShort(countedCents) });
}
