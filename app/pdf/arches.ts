import type { Sheet } from './sheet.ts';

/** The practice's mark on a field of 26 by 30, the same as in the site's header: three arches within each other. */
export const MARK_PATH =
  'M1 30V13a12 12 0 0 1 24 0v17M6 30V13a7 7 0 0 1 14 0v17M11 30V13a2 2 0 0 1 4 0v17';
export const MARK_SIZE = { width: 26, height: 30 } as const;

/** Draws the practice's mark; for use within an artifact or a figure. */
export function drawMark(
  { doc }: Sheet,
  { xPt, topPt, heightPt, color }: { xPt: number; topPt: number; heightPt: number; color: string },
): void {
  doc.save();
  doc.translate(xPt, topPt).scale(heightPt / MARK_SIZE.height);
  doc.path(MARK_PATH).lineWidth(1.5).stroke(color);
  doc.restore();
}

/** The outline of an arch: a half circle over a rectangle. */
export function archPath(xPt: number, topPt: number, widthPt: number, heightPt: number): string {
  const r = widthPt / 2;
  return `M${xPt} ${topPt + heightPt}V${topPt + r}a${r} ${r} 0 0 1 ${widthPt} 0V${topPt + heightPt}z`;
}
