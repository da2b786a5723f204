import { writeCents } from '../../../domain/payment/cents.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { useMinute } from '../../ui/use-minute.ts';
import { AmountField } from './amount-field.tsx';
import { PERCENTS, type Prices } from './ledger-entries.ts';
import { fillIn, NO_SUM, type FinancialWords } from './ledger-words.ts';
import { MonthsField } from './months-field.tsx';
import type { Ledger } from './use-ledger.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

interface LedgerSheetProps {
  words: FinancialWords['ledger'];
  ledger: Ledger;
  prices: Prices;
}

/** The account page: a line for each amount, double-ruled sum, months. Without a script it shows the example, and its fields are off. */
export function LedgerSheet({ words, ledger, prices }: LedgerSheetProps) {
  const { entries, shares, write, reset } = ledger;
  const isAlive = useIsAlive();
  const now = useMinute();
  const hasFee = shares.feeCents > 0;
  return (
    <form
      className="ledger-sheet"
      id={words.id}
      aria-labelledby="ledger-heading"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id="ledger-heading">{words.heading}</h2>
      <fieldset disabled={!isAlive}>
        <div className="ledger-lines">
          <AmountField line="fee" words={words} ledger={ledger} />
          <AmountField line="maximum" words={words} ledger={ledger} />
          <div className="ledger-line">
            <div>
              <span className="ledger-percent">
                <label htmlFor="ledger-percent">{words.percent.before}</label>{' '}
                <select
                  id="ledger-percent"
                  value={entries.percent}
                  aria-describedby="ledger-percent-note"
                  onChange={(event) => write({ percent: Number(event.target.value) })}
                >
                  {PERCENTS.map((percent) => (
                    <option key={percent} value={percent}>
                      {percent}%
                    </option>
                  ))}
                </select>{' '}
                {words.percent.after}
              </span>
              <small id="ledger-percent-note">{words.percent.hint}</small>
            </div>
            <TakenOff cents={hasFee ? shares.planCents : undefined} />
          </div>
          <AmountField
            line="hsa"
            words={words}
            ledger={ledger}
            countedCents={hasFee ? shares.hsaCents : undefined}
          />
          <div className="ledger-line">
            <label className="check-row">
              <input
                type="checkbox"
                checked={entries.isConsultationPaid}
                onChange={(event) => write({ isConsultationPaid: event.target.checked })}
              />
              <span>
                {words.consultation.label}
                <small>{words.consultation.hint}</small>
              </span>
            </label>
            <TakenOff cents={hasFee ? shares.creditCents : undefined} />
          </div>
          <AmountField
            line="down"
            words={words}
            ledger={ledger}
            countedCents={hasFee ? shares.downCents : undefined}
          />
          <div className="ledger-line ledger-sum">
            <span>{words.left}</span>
            <p className="ledger-amount">{hasFee ? writeCents(shares.monthlyCents) : NO_SUM}</p>
          </div>
        </div>
        <MonthsField words={words.months} ledger={ledger} prices={prices} />
        {/* Where the result stands a screen above, its figure goes along; what is said of it is said there. */}
        <div className="ledger-line ledger-monthly" aria-hidden="true">
          <span>{words.monthly}</span>
          <p className="ledger-amount">{hasFee ? `$${writeCents(shares.eachCents)}` : NO_SUM}</p>
        </div>
        <p className="ledger-foot">
          <button className="quiet-button" type="button" onClick={() => window.print()}>
            {words.print}
          </button>
          <button className="quiet-button" type="button" onClick={reset}>
            {words.reset}
          </button>
          <span>{words.isStored}</span>
        </p>
      </fieldset>
      <noscript>
        <p className="ledger-still">{words.still}</p>
      </noscript>
      <p className="ledger-printed">
        {now ? fillIn(words.printed, { day: DAY.format(now) }) : null}
      </p>
    </form>
  );
}

/** What a line takes off the fee; undefined without one. */
function TakenOff({ cents }: { cents: number | undefined }) {
  if (cents === undefined) return <p className="ledger-amount">{NO_SUM}</p>;
  return <p className="ledger-amount">{cents > 0 ? `−${writeCents(cents)}` : writeCents(0)}</p>;
}
