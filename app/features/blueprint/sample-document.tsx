import { DataTable } from '../../site/data-table.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { AfterwardPage } from './afterward-page.tsx';
import type { DocumentWords } from './blueprint-words.ts';
import { CostPage } from './cost-page.tsx';
import { FindingsPage } from './findings-page.tsx';
import { OptionsPage } from './options-page.tsx';
import { OrderPage } from './order-page.tsx';
import { WordsPage } from './words-page.tsx';

/** The sample: six pages in three spreads, and once more as a table. */
export function SampleDocument({ words }: { words: DocumentWords }) {
  return (
    <section className="sample-document wrap" id={words.id} aria-labelledby="sample-heading">
      <div className="sample-intro">
        <h2 id="sample-heading">
          <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
        </h2>
        <p>{words.intro}</p>
      </div>
      <div className="sample-spread">
        <WordsPage words={words} />
        <FindingsPage words={words} />
      </div>
      <div className="sample-spread">
        <OptionsPage words={words} />
        <OrderPage words={words} />
      </div>
      <div className="sample-spread">
        <CostPage words={words} />
        <AfterwardPage words={words} />
      </div>
      <details className="sample-table">
        <summary>{words.asTable.label}</summary>
        <DataTable table={words.asTable.table} />
      </details>
    </section>
  );
}
