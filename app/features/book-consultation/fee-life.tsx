import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import type { BookingWords } from './booking-words.ts';

type Amount = BookingWords['life']['stages'][number]['amount'];

/** What becomes of the fee, as one line: paid, refundable, the visit, and then one of three ends. */
export function FeeLife({ life }: Pick<BookingWords, 'life'>) {
  return (
    <section className="fee-life" id={life.id} aria-labelledby="fee-life-heading">
      <div className="wrap">
        <h2 id="fee-life-heading">
          <EmphasizedHeading heading={life.heading} emphasis={life.headingEmphasis} />
        </h2>
        <ol className="fee-line">
          {life.stages.map(({ amount, title, text }) => (
            <li key={title} className="fee-stage">
              <h3>
                <FeeAmount amount={amount} />
                <span className="fee-title">{title}</span>
              </h3>
              <p>
                <UnbrokenWords>{text}</UnbrokenWords>
              </p>
            </li>
          ))}
          <li className="fee-fork">
            <h3>{life.fork.label}</h3>
            <ul>
              {life.fork.ends.map(({ amount, title, text }) => (
                <li key={title}>
                  <FeeAmount amount={amount} />
                  <p>
                    <b>{title}</b> <UnbrokenWords>{text}</UnbrokenWords>
                  </p>
                </li>
              ))}
            </ul>
          </li>
        </ol>
      </div>
    </section>
  );
}

function FeeAmount({ amount }: { amount: Amount }) {
  return (
    <span className="fee-amount">
      {amount.figure} <i>{amount.unit}</i>
      <span className="visually-hidden">: </span>
    </span>
  );
}
