/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are given the roles that they have. */
import { useId } from 'react';
import type { TableContent } from '../../domain/content/written.ts';

/**
 * A table that narrow screens show as one list for each row, every cell under its column's name (page.css). The roles are written
 * out because some browsers forget them once a cell is laid out as a block. Between, large text may make the table wider than its
 * frame: the frame then scrolls, by touch and by keyboard, and the caption stays outside it.
 * One whose rows are all over is left out.
 */
export function DataTable({ table }: { table: TableContent }) {
  const captionId = useId();
  const [corner, ...columns] = table.columns;
  if (table.rows.length === 0) return null;
  return (
    <figure className="table-figure">
      <figcaption className="table-caption" id={captionId}>
        {table.caption}
      </figcaption>
      <div className="table-frame" role="region" aria-labelledby={captionId} tabIndex={0}>
        <table role="table" aria-labelledby={captionId}>
          <thead role="rowgroup">
            <tr role="row">
              {corner ? (
                <th scope="col" role="columnheader">
                  {corner}
                </th>
              ) : (
                <td role="cell" />
              )}
              {columns.map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {table.rows.map(([header, ...cells]) => (
              <tr key={header} role="row">
                <th scope="row" role="rowheader" data-column={corner || undefined}>
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
      </div>
    </figure>
  );
}
