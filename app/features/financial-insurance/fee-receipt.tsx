import type { ShownPractice } from '../../../domain/practice/shown-practice.ts';
import { readCents, writeCents } from '../../../domain/payment/cents.ts';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { FinancialWords } from './ledger-words.ts';

interface FeeReceiptProps {
  receipt: FinancialWords['receipt'];
  practice: Pick<ShownPractice, 'prices' | 'feeMissed'>;
}

/** The consultation's fee and how it comes back: the rules in words, and a receipt with a line for each case. */
export function FeeReceipt({ receipt, practice }: FeeReceiptProps) {
  const { prices, feeMissed } = practice;
  const fee = writeCents(readCents(prices.consultationFee) ?? 0);
  const [paid, back, kept] = [`$${fee}`, `$${fee} back`, '$0.00 back'];
  const amounts = { paid, back, kept, missed: feeMissed === 'back' ? back : kept };
  return (
    <section className="receipt" id={receipt.id} aria-labelledby="receipt-heading">
      <div className="wrap receipt-inner">
        <div>
          <h2 id="receipt-heading">
            <EmphasizedHeading heading={receipt.heading} emphasis={receipt.headingEmphasis} />
          </h2>
          <div className="prose receipt-rules">
            <RichText nodes={receipt.text} />
          </div>
        </div>
        <dl className="receipt-slip">
          {receipt.lines.map(({ event, amount, note }) => (
            <div key={event}>
              <dt>{event}</dt>
              <dd>
                {amounts[amount]}
                {note ? <small>{note}</small> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
