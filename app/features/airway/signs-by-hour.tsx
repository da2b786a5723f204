/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are given the roles that they have. */
import { TextLink } from '../../ui/text-link.tsx';
import type { AirwayWords } from './airway-words.ts';

/** The signs in the order of a night and a day, and what they prove. The roles are written out as in site/data-table.tsx. */
export function SignsByHour({ signs }: Pick<AirwayWords, 'signs'>) {
  const { columns, times, proof } = signs;
  return (
    <section className="airway-signs" id={signs.id} aria-labelledby="airway-signs-heading">
      <div className="wrap">
        <p className="airway-hour">{signs.hour}</p>
        <h2 id="airway-signs-heading">{signs.heading}</h2>
        <table className="signs-table" role="table">
          <caption className="visually-hidden">{signs.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              <th scope="col" role="columnheader">
                {columns.child}
              </th>
              <th scope="col" role="columnheader">
                {columns.adult}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {times.map((time) => (
              <tr key={time.when} role="row">
                <th scope="row" role="rowheader">
                  {time.when}
                </th>
                {'anybody' in time ? (
                  <td role="cell" colSpan={2} data-column={columns.anybody}>
                    <Signs signs={time.anybody} />
                  </td>
                ) : (
                  <>
                    <td role="cell" data-column={columns.child}>
                      <Signs signs={time.child} />
                    </td>
                    <td role="cell" data-column={columns.adult}>
                      <Signs signs={time.adult} />
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="signs-proof">
          <div>
            <p className="signs-proof-said">
              {proof.question} <em>{proof.answer}</em>
            </p>
            <p>{proof.text}</p>
          </div>
          <p className="signs-ways">
            {proof.links.map(({ href, label }) => (
              <TextLink key={href} className="button button-light" href={href}>
                {label}
              </TextLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}

function Signs({ signs }: { signs: readonly string[] }) {
  return (
    <ul>
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  );
}
