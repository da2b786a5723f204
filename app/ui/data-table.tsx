import type { TableContent } from './page-content.ts';

/** A table that stays one on every width: it scrolls within its own frame, by touch and by keyboard. */
export function DataTable({ table }: { table: TableContent }) {
  const [corner, ...columns] = table.columns;
  return (
    <div className="table-frame" role="region" aria-label={table.caption} tabIndex={0}>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {corner ? <th scope="col">{corner}</th> : <td />}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([header, ...cells]) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
