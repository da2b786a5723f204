/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are given the roles that they have. */
import type { DesignChoices } from '../../../domain/smile/design-choices.ts';
import { PrintContact } from '../../site/print-contact.tsx';
import { DESIGN_TREATMENTS, treatmentsOf } from '../../../domain/smile/design-consequences.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { sayTreatments, type DesignsWords } from './designs-words.ts';
import { VeneerPlate } from './veneer-plate.tsx';

const COLUMNS = ['changes', 'enamel', 'visits', 'lasts'] as const;

/**
 * What every treatment is; the rows that the choices would take are lit, ticked and said. Narrow screens show the others by name alone; the roles are
 * written out because some browsers forget them once a cell is laid out as a block (as in data-table.tsx).
 */
export function TreatmentTable({
  take,
  choices,
}: Pick<DesignsWords, 'take'> & { choices: DesignChoices }) {
  const taken = treatmentsOf(choices);
  return (
    <section className="designs-take" id={take.id} aria-labelledby="take-heading">
      <div className="wrap designs-take-inner">
        <div>
          <h2 id="take-heading">
            <EmphasizedHeading heading={take.heading} emphasis={take.headingEmphasis} />
          </h2>
          <p className="designs-take-sum">{sayTreatments(take, taken)}</p>
        </div>
        <div>
          <table className="designs-table" role="table" aria-labelledby="take-heading">
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  {take.columns.treatment}
                </th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" role="columnheader">
                    {take.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {DESIGN_TREATMENTS.map((treatment) => {
                const row = take.treatments[treatment];
                const applies = taken.includes(treatment);
                return (
                  <tr key={treatment} role="row" data-applies={applies ? '' : undefined}>
                    <th scope="row" role="rowheader">
                      {row.name}
                      {applies ? (
                        <span className="designs-applies visually-hidden">, {take.applies}</span>
                      ) : null}
                    </th>
                    {COLUMNS.map((column) => (
                      <td key={column} role="cell" data-column={take.columns[column]}>
                        {row[column]}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p className="designs-take-caption">{take.caption}</p>
          <PrintContact />
        </div>
        <VeneerPlate picture={take.picture} />
      </div>
    </section>
  );
}
