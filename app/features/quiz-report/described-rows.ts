import type { Row } from '../../pdf/paginate.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { addElement, drawContent } from '../../pdf/structure.ts';
import type { DescribedInReport } from './report-input.ts';
import { block, contentWidthPt } from './report-sheet.ts';
import { LAYOUT_PT } from './report-styles.ts';

/** Height over width, as it was drawn. */
const PICTURE_FORM = 0.625;
const PICTURE_SPACE_PT = 14;
const CAPTION_SPACE_PT = 6;

/** What of the answers can be drawn: in words, and as the picture that the page shows, where it shows one. */
export function describedRows(
  sheet: Sheet,
  { heading, paragraphs, picture }: DescribedInReport,
): Row[] {
  const { margin, labelColumn } = LAYOUT_PT;
  const indented = {
    xPt: margin + labelColumn,
    widthPt: contentWidthPt(sheet) - labelColumn,
  };
  return [
    ...block(sheet, 'H2', heading, 'heading', { spaceBeforePt: 34, keepsWithNext: true }),
    ...(picture ? pictureRows(sheet, picture, indented) : []),
    ...paragraphs.flatMap((text) =>
      block(sheet, 'P', text, 'body', { ...indented, spaceBeforePt: 10 }),
    ),
  ];
}

function pictureRows(
  sheet: Sheet,
  { bytes, alt, caption }: NonNullable<DescribedInReport['picture']>,
  place: { xPt: number; widthPt: number },
): Row[] {
  const { xPt, widthPt } = place;
  const heightPt = widthPt * PICTURE_FORM;
  const picture: Row = {
    heightPt,
    spaceBeforePt: PICTURE_SPACE_PT,
    keepsWithNext: true,
    draw: (topPt) => {
      const figure = addElement(sheet, sheet.root, 'Figure', {
        alt,
        bbox: [xPt, topPt, xPt + widthPt, topPt + heightPt],
      });
      drawContent(sheet, figure, 'Figure', () =>
        sheet.doc.image(bytes, xPt, topPt, { width: widthPt, height: heightPt }),
      );
    },
  };
  const below = { ...place, spaceBeforePt: CAPTION_SPACE_PT, keepsWithNext: true };
  return [picture, ...block(sheet, 'P', caption, 'subtitle', below)];
}
