import { archPath } from '../../pdf/arches.ts';
import { PALETTE } from '../../pdf/palette.ts';
import { drawStack, stackHeightPt } from '../../pdf/rows.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawArtifact } from '../../pdf/structure.ts';
import type { ReportInput } from './report-input.ts';
import { block } from './report-sheet.ts';

const PADDING_PT = 20;
/** The gold line runs this far outside of the arch. */
const OUTLINE_PT = 6;
/** Arches within each other, as above the persona on the screen; radii over the ornament's own. */
const ORNAMENT_RADII_SHARE = [1, 0.743, 0.486, 0.229];
const ORNAMENT_PT = 38;
const BELOW_ORNAMENT_PT = 20;
/** An arch has its weight below: its content stands this much under the middle. */
const LOWERED_PT = 10;

interface ArchPlace {
  readonly xPt: number;
  readonly topPt: number;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** The persona in its arch. */
export function drawPersona(
  sheet: Sheet,
  { persona, headings }: Pick<ReportInput, 'persona' | 'headings'>,
  place: ArchPlace,
): void {
  const { xPt, topPt, widthPt, heightPt } = place;
  const textPlace = {
    xPt: xPt + PADDING_PT,
    widthPt: widthPt - 2 * PADDING_PT,
    align: 'center' as const,
  };
  const rows = [
    ...block(sheet, 'P', headings.personaLabel, 'personaLabel', textPlace),
    ...block(sheet, 'H2', persona.name, 'persona', { ...textPlace, spaceBeforePt: 6 }),
    ...block(sheet, 'P', persona.description, 'personaText', { ...textPlace, spaceBeforePt: 12 }),
  ];
  const contentPt = ORNAMENT_PT + BELOW_ORNAMENT_PT + stackHeightPt(rows);
  const contentTopPt = topPt + (heightPt - contentPt) / 2 + LOWERED_PT;
  drawArtifact(sheet, () => {
    drawArch(sheet, place);
    drawOrnament(sheet, { centerPt: xPt + widthPt / 2, basePt: contentTopPt + ORNAMENT_PT });
  });
  drawStack(rows, contentTopPt + ORNAMENT_PT + BELOW_ORNAMENT_PT);
}

function drawArch({ doc }: Sheet, place: ArchPlace): void {
  const { xPt, topPt, widthPt, heightPt } = place;
  doc.path(archPath(xPt, topPt, widthPt, heightPt)).fill(PALETTE.ink);
  const outline = archPath(
    xPt - OUTLINE_PT,
    topPt - OUTLINE_PT,
    widthPt + 2 * OUTLINE_PT,
    heightPt + OUTLINE_PT,
  );
  doc.path(outline).lineWidth(0.8).stroke(PALETTE.gold);
}

function drawOrnament(
  { doc }: Sheet,
  { centerPt, basePt }: { centerPt: number; basePt: number },
): void {
  for (const share of ORNAMENT_RADII_SHARE) {
    const r = ORNAMENT_PT * share;
    doc
      .path(`M${centerPt - r} ${basePt}a${r} ${r} 0 0 1 ${2 * r} 0`)
      .lineWidth(0.8)
      .stroke(PALETTE.goldLight);
  }
}
