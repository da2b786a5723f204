import type { PageContentOf } from '../../site/page-content.ts';
import { RichText } from '../../site/rich-text.tsx';

type ThanksWords = PageContentOf<'impressionists'>['thanks'];

/** What a referral brings, apart from words; the law leaves no other amount. */
const NOTHING = '0';

/** What becomes of a referral: a word as large as the page, and a ledger of zeros. */
export function Thanks({ thanks }: { thanks: ThanksWords }) {
  return (
    <section className="thanks" id="referral-thanks" aria-labelledby="thanks-heading">
      <div className="wrap">
        <h2 id="thanks-heading">{thanks.heading}</h2>
        <div className="thanks-words">
          <div className="prose">
            <RichText nodes={thanks.body} />
          </div>
          <Ledger ledger={thanks.ledger} />
        </div>
      </div>
    </section>
  );
}

function Ledger({ ledger }: { ledger: ThanksWords['ledger'] }) {
  const { caption, head, nothing, words, given } = ledger;
  return (
    <table className="thanks-ledger">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {nothing.map((reward) => (
          <Row key={reward} label={reward} cell={NOTHING} />
        ))}
        <Row label={words} cell={given} />
      </tbody>
    </table>
  );
}

/** The same for the one who speaks of us and for the one who comes. */
function Row({ label, cell }: { label: string; cell: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{cell}</td>
      <td>{cell}</td>
    </tr>
  );
}
