/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are given the roles that they have. */
import type { AirwayPart } from '../../../domain/airway/airway-parts.ts';
import { numberOf, placeOf, type AirwayWords } from './airway-words.ts';
import { choosePart } from './choose-part.ts';

/** The professions, each with the numbers of the parts that it looks after; a number leads back into the drawing. */
export function WhoTreatsWhat({ page: { who, way } }: { page: Pick<AirwayWords, 'who' | 'way'> }) {
  const { columns } = who;
  return (
    <section className="airway-who" id={who.id} aria-labelledby="airway-who-heading">
      <div className="wrap">
        <h2 id="airway-who-heading">{who.heading}</h2>
        <table className="who-table" role="table">
          <caption className="visually-hidden">{who.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {[columns.parts, columns.looks, columns.may].map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {who.professions.map(({ name, isOurs, parts, looks, may }) => (
              <tr key={name} role="row" data-ours={isOurs ? '' : undefined}>
                <th scope="row" role="rowheader">
                  {isOurs ? <em>{name}</em> : name}
                </th>
                <td role="cell" className="who-parts">
                  {parts.length === 0 ? <em>{who.whole}</em> : null}
                  {parts.map((part) => (
                    <PartLink
                      key={part}
                      part={part}
                      label={`${who.part} ${numberOf(part)}, ${way.parts[part].title}`}
                    />
                  ))}
                </td>
                <td role="cell" data-column={columns.looks}>
                  {looks}
                </td>
                <td role="cell" data-column={columns.may}>
                  {may}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="who-note">{who.note}</p>
      </div>
    </section>
  );
}

function PartLink({ part, label }: { part: AirwayPart; label: string }) {
  return (
    <a href={`#${placeOf(part)}`} aria-label={label} onClick={() => choosePart(part)}>
      {numberOf(part)}
    </a>
  );
}
