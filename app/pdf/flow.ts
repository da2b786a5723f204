import { paginate, type Row } from './paginate.ts';
import type { Sheet } from './sheet.ts';

interface FlowPlace {
  /** Where the first page has room from; a new page where it is left out. */
  readonly firstTopPt?: number;
  readonly topPt: number;
  readonly footPt: number;
  /** Drawn on every page that the flow begins. */
  readonly onNewPage?: () => void;
}

/** Draws rows over as many pages as they need. */
export function flowRows(sheet: Sheet, rows: readonly Row[], place: FlowPlace): void {
  const { firstTopPt, topPt, footPt, onNewPage } = place;
  const pages = paginate(rows, { firstTopPt: firstTopPt ?? topPt, topPt, footPt });
  for (const [index, page] of pages.entries()) {
    if (index > 0 || firstTopPt === undefined) {
      sheet.doc.addPage();
      onNewPage?.();
    }
    for (const { row, topPt: yPt } of page) row.draw(yPt);
  }
}
