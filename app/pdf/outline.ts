import type { Row } from './paginate.ts';
import type { Sheet } from './sheet.ts';

/** The same rows; where the first one stands becomes known when it is drawn. */
export function markPlace(rows: readonly Row[], onPlaced: (topPt: number) => void): Row[] {
  return rows.map((row, index) =>
    index > 0
      ? row
      : {
          ...row,
          draw: (topPt) => {
            onPlaced(topPt);
            row.draw(topPt);
          },
        },
  );
}

/** The outline of a document, in which readers see its headings and jump to them. */
export interface Outline {
  /** Enters a heading of the first level; those of the second stand under it. */
  readonly addHeading: (level: 1 | 2, title: string, rows: readonly Row[]) => Row[];
}

/** Begins the outline; headings are entered as they are drawn. */
export function beginOutline({ doc }: Sheet): Outline {
  let section: PDFKit.PDFOutline | undefined;
  return {
    addHeading: (level, title, rows) =>
      markPlace(rows, (topPt) => {
        const parent = level === 1 ? doc.outline : (section ?? doc.outline);
        // A place on the page is newer than pdfkit's types.
        const options = { expanded: true, top: topPt };
        const item = parent.addItem(title, options);
        if (level === 1) section = item;
      }),
  };
}
