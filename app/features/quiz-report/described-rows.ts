import type { Row } from '../../pdf/paginate.ts';
import { besideRow } from '../../pdf/rows.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { addElement, drawContent } from '../../pdf/structure.ts';
import type { DescribedInReport } from './report-input.ts';
import { block, contentWidthPt } from './report-sheet.ts';
import { LAYOUT_PT } from './report-styles.ts';

/** Height over width, as it was drawn. */
const PICTURE_FORM = 0.625;
/** Over the content's width. The words stand beside it, so that a page has room for them and for what the answers say. */
const PICTURE_SHARE = 0.5;
const COLUMN_GAP_PT = 24;
const BELOW_HEADING_PT = 14;
const CAPTION_SPACE_PT = 6;

/** What of the answers can be drawn: in words, and as the picture that the page shows, where it shows one. */
export function describedRows(
  sheet: Sheet,
  { heading, paragraphs, picture }: DescribedInReport,
): Row[] {
  const { margin, labelColumn } = LAYOUT_PT;
  const widthPt = contentWidthPt(sheet);
  const pictureWidthPt = widthPt * PICTURE_SHARE;
  const besidePt = picture ? pictureWidthPt + COLUMN_GAP_PT : labelColumn;
  const headingRows = block(sheet, 'H2', heading, 'heading', {
    spaceBeforePt: 34,
    keepsWithNext: true,
  });
  const shown = picture
    ? pictureRows(sheet, picture, { xPt: margin, widthPt: pictureWidthPt })
    : [];
  const words = paragraphs.flatMap((text) =>
    block(sheet, 'P', text, 'body', {
      xPt: margin + besidePt,
      widthPt: widthPt - besidePt,
      spaceBeforePt: 10,
    }),
  );
  if (!picture) return [...headingRows, ...words];
  return [...headingRows, besideRow([shown, words], BELOW_HEADING_PT)];
}

/** The picture, and below it what it shows. */
function pictureRows(
  sheet: Sheet,
  { bytes, alt, caption }: NonNullable<DescribedInReport['picture']>,
  place: { xPt: number; widthPt: number },
): Row[] {
  const { xPt, widthPt } = place;
  const heightPt = widthPt * PICTURE_FORM;
  const picture: Row = {
    heightPt,
    spaceBeforePt: 0,
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
  return [
    picture,
    ...block(sheet, 'P', caption, 'subtitle', { ...place, spaceBeforePt: CAPTION_SPACE_PT }),
  ];
}
