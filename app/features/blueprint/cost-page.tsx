import { amountOf, inDollars, stillToPay } from '../../../domain/blueprint/estimate.ts';
import type { DocumentWords, SampleOption } from './blueprint-words.ts';
import { ForOption } from './for-option.tsx';
import { SamplePage } from './sample-page.tsx';

/** Page 5: the estimate of the chosen option, by stage, and what is still to pay. */
export function CostPage({ words }: { words: DocumentWords }) {
  const { cost } = words;
  return (
    <SamplePage words={words} number={5} page={cost} followsOption>
      {words.options.choices.map((option) => (
        <ForOption key={option.letter} option={option}>
          <Ledger option={option} cost={cost} />
        </ForOption>
      ))}
      <p className="sample-hint">{cost.hint}</p>
      <p className="sample-invented">{cost.invented}</p>
    </SamplePage>
  );
}

/** Items and amounts; the sum is reckoned, not written. */
function Ledger({ option, cost }: { option: SampleOption; cost: DocumentWords['cost'] }) {
  return (
    <table className="sample-ledger">
      <caption className="visually-hidden">
        {cost.caption} {option.letter}
      </caption>
      <tbody>
        {option.estimate.map((line) => (
          <tr key={line.item}>
            <th scope="row">
              {line.item}
              {line.note ? <small>{line.note}</small> : null}
            </th>
            <td>{amountOf(line)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{cost.total}</th>
          <td>{inDollars(stillToPay(option.estimate))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
