/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are given the roles that they have. */
import type { PageContentOf } from '../../site/page-content.ts';
import { ChainDrawing } from './chain-drawing.tsx';
import { SharedDrawing } from './shared-drawing.tsx';

/** Where everybody reads one plan, the story is told when it is written down. */
const TOLD_WHEN_SHARED = 1;

/**
 * The table whose columns are headed by their drawings. Narrow screens show each row's name over its cells; the roles
 * are written out because some browsers forget them then (as in data-table.tsx).
 */
export function RouteTable({
  routes: { chain, shared, table },
}: {
  routes: PageContentOf<'impressions-method'>['routes'];
}) {
  const [, ...columns] = table.columns;
  return (
    <table className="route-table" role="table" aria-label={table.caption}>
      <thead role="rowgroup">
        <tr role="row" className="route-pictures">
          <td role="cell" />
          <td role="cell">
            <ChainDrawing alt={chain.alt} stops={chain.stops} />
            <Told times={chain.stops.length} lines={chain.told} />
          </td>
          <td role="cell">
            <SharedDrawing alt={shared.alt} stops={shared.stops} />
            <Told times={TOLD_WHEN_SHARED} lines={shared.told} />
          </td>
        </tr>
        <tr role="row" className="route-names">
          <td role="cell" />
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {/* Narrow screens read the rows far below the drawings: the columns' names stay above them, for the eye. */}
        <tr className="route-columns" aria-hidden="true">
          <td />
          {columns.map((column) => (
            <td key={column}>{column}</td>
          ))}
        </tr>
        {table.rows.map(([header, ...cells]) => (
          <tr key={header} role="row">
            <th scope="row" role="rowheader">
              {header}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} role="cell" data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Told({ times, lines }: { times: number; lines: readonly string[] }) {
  return (
    <p className="route-told">
      <span className="route-times">{times}</span>{' '}
      <span className="route-lines">
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
    </p>
  );
}
