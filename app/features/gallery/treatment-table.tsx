import { Link } from 'react-router';
import { SCALE_STEP_MONTHS } from '../../../domain/content/case-months.ts';
import { SMILE_TREATMENTS } from '../../../domain/smile/smile-case.ts';
import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { LengthBar } from './length-bar.tsx';
import { ToggleWord } from './toggle-word.tsx';
import type { Catalogue } from './use-catalogue.ts';

interface TreatmentTableProps {
  words: PageContentOf<'gallery'>['table'];
  catalogue: Catalogue;
  /** The end of the scale on which lengths are drawn, in months. */
  scaleEnd: number;
}

/** What is done for what, with every length on one scale. A treatment's heading chooses it for the whole page. */
export function TreatmentTable({ words, catalogue, scaleEnd }: TreatmentTableProps) {
  const { cases, filter, choose } = catalogue;
  // In the order in which the practice names them, not in the alphabet's: what moves teeth stands together.
  const treatments = SMILE_TREATMENTS.filter((name) => catalogue.treatments.includes(name));
  const isAlive = useIsAlive();
  const months = Array.from(
    { length: scaleEnd / SCALE_STEP_MONTHS + 1 },
    (_, at) => at * SCALE_STEP_MONTHS,
  );
  return (
    <section className="treatment-table" aria-labelledby="treatment-table-heading">
      <div className="wrap">
        <div className="treatment-table-head">
          <h2 id="treatment-table-heading">
            <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
          </h2>
          <p>{words.text}</p>
        </div>
        <table>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.case}</span>
              </th>
              {treatments.map((treatment) => (
                <th className="treatment-column" scope="col" key={treatment}>
                  <ToggleWord
                    isAlive={isAlive}
                    isPressed={filter.treatment === treatment}
                    onToggle={(isPressed) =>
                      choose({ ...filter, treatment: isPressed ? treatment : '' })
                    }
                  >
                    {treatment}
                  </ToggleWord>
                </th>
              ))}
              <th className="length-column" scope="col">
                {words.length}
                <span className="length-scale" aria-hidden="true">
                  {months.map((month) => (
                    <span key={month}>{month}</span>
                  ))}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {cases.map((entry, at) => (
              <tr
                key={entry.name}
                data-out={
                  filter.treatment === '' || entry.treatments.includes(filter.treatment)
                    ? undefined
                    : ''
                }
              >
                <th scope="row">
                  <Link to={catalogue.addressOf(entry)}>
                    <span className="treatment-row-number">{at + 1}</span>
                    <span>{entry.title}</span>
                  </Link>
                  <span className="treatment-row-list">{entry.treatments.join(', ')}</span>
                </th>
                {treatments.map((treatment) => (
                  <td
                    className="treatment-column"
                    key={treatment}
                    data-chosen={filter.treatment === treatment ? '' : undefined}
                  >
                    {entry.treatments.includes(treatment) ? (
                      <span className="treatment-mark">
                        <span className="visually-hidden">{words.used}</span>
                      </span>
                    ) : null}
                  </td>
                ))}
                <td className="length-column">
                  <span className="visually-hidden">{entry.length}</span>
                  <LengthBar length={entry.length} scaleEnd={scaleEnd} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="treatment-remark">{words.remark}</p>
      </div>
    </section>
  );
}
