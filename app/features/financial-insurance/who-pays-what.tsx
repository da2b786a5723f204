import type { PaymentShares } from '../../../domain/payment/payment-shares.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { inShort, partsOf, type FinancialWords } from './ledger-words.ts';
import { ShareBar } from './share-bar.tsx';

interface WhoPaysWhatProps {
  words: FinancialWords['shares'];
  shares: PaymentShares;
}

/** The fee as one bar across the window, every monthly payment a slice; the key says the same in words. */
export function WhoPaysWhat({ words, shares }: WhoPaysWhatProps) {
  const parts = partsOf(words, shares);
  return (
    <section className="shares" id={words.id} aria-labelledby="shares-heading">
      <h2 className="wrap" id="shares-heading">
        <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
      </h2>
      <ShareBar parts={parts} shares={shares} />
      {parts.length === 0 ? null : (
        <p className="shares-scale" aria-hidden="true">
          <span>$0</span>
          <span>{inShort(shares.feeCents)}</span>
        </p>
      )}
      <div className="wrap">
        {parts.length === 0 ? <p>{words.none}</p> : null}
        <ul className="shares-key">
          {parts.map(({ kind, name, cents }) => (
            <li key={kind}>
              <svg className="shares-swatch" aria-hidden="true" focusable="false">
                <rect
                  className={`share-${kind}`}
                  fill={kind === 'plan' ? 'url(#plan-hatch)' : undefined}
                  width="100%"
                  height="100%"
                />
              </svg>
              <div>
                <strong>{inShort(cents)}</strong> <span>{name}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
