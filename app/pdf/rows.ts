import { drawLine, lineHeightPt, setLines } from './draw-line.ts';
import type { Row } from './paginate.ts';
import { PALETTE } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { drawArtifact, type Element } from './structure.ts';
import type { Run } from './text-style.ts';

/** Lines of a paragraph that stay together at its beginning and its end. */
const LINES_KEPT_TOGETHER = 2;

interface TextPlace {
  readonly element: Element;
  readonly type: string;
  readonly xPt: number;
  readonly widthPt: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly spaceBeforePt?: number;
  /** As a heading does. */
  readonly keepsWithNext?: boolean;
}

/** A paragraph or a heading as rows, one a line. */
export function textRows(sheet: Sheet, runs: readonly Run[], place: TextPlace): Row[] {
  const { xPt, widthPt, align = 'left', spaceBeforePt = 0, keepsWithNext = false } = place;
  const lines = setLines(sheet, runs, widthPt);
  const last = lines.length - 1;
  const shareBefore = { left: 0, center: 0.5, right: 1 }[align];
  return lines.map((line, index) => ({
    heightPt: lineHeightPt(line),
    spaceBeforePt: index === 0 ? spaceBeforePt : 0,
    keepsWithNext:
      keepsWithNext ||
      (index < last &&
        (index < LINES_KEPT_TOGETHER - 1 || index >= last - (LINES_KEPT_TOGETHER - 1))),
    draw: (topPt) =>
      drawLine(sheet, place, line, { xPt: xPt + shareBefore * (widthPt - line.widthPt), topPt }),
  }));
}

interface RulePlace {
  readonly xPt: number;
  readonly widthPt: number;
  readonly spaceBeforePt?: number;
  /** Room beneath it. */
  readonly belowPt: number;
  readonly color?: string;
}

/** A hairline, kept with what it stands over. */
export function ruleRow(sheet: Sheet, place: RulePlace): Row {
  const { xPt, widthPt, spaceBeforePt = 0, belowPt, color = PALETTE.line } = place;
  return {
    heightPt: belowPt,
    spaceBeforePt,
    keepsWithNext: true,
    draw: (topPt) =>
      drawArtifact(sheet, () => {
        sheet.doc
          .moveTo(xPt, topPt)
          .lineTo(xPt + widthPt, topPt)
          .lineWidth(0.75)
          .stroke(color);
      }),
  };
}

/** Columns side by side as one row. */
export function besideRow(columns: readonly (readonly Row[])[], spaceBeforePt = 0): Row {
  return {
    heightPt: Math.max(...columns.map(stackHeightPt)),
    spaceBeforePt,
    keepsWithNext: false,
    draw: (topPt) => {
      for (const rows of columns) drawStack(rows, topPt);
    },
  };
}

/** The same rows, none of which ends a page before the last. */
export function keptTogether(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => ({
    ...row,
    keepsWithNext: row.keepsWithNext || index < rows.length - 1,
  }));
}

/** Draws rows under each other, beginning at `topPt`; returns where they end. */
export function drawStack(rows: readonly Row[], topPt: number): number {
  let yPt = topPt;
  for (const [index, row] of rows.entries()) {
    if (index > 0) yPt += row.spaceBeforePt;
    row.draw(yPt);
    yPt += row.heightPt;
  }
  return yPt;
}

/** How tall rows under each other are. */
export function stackHeightPt(rows: readonly Row[]): number {
  return rows.reduce(
    (sum, row, index) => sum + row.heightPt + (index > 0 ? row.spaceBeforePt : 0),
    0,
  );
}
