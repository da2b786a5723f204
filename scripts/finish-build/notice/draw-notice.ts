import type { Practice } from '../../../domain/practice/practice-schema.ts';
import type { LegalContent } from '../../../domain/content/legal.ts';
import { drawMark } from '../../../app/pdf/arches.ts';
import { flowRows } from '../../../app/pdf/flow.ts';
import { drawPageFeet } from '../../../app/pdf/page-marks.ts';
import { PALETTE } from '../../../app/pdf/palette.ts';
import { drawStack, textRows } from '../../../app/pdf/rows.ts';
import { closeSheet, openSheet, type Sheet } from '../../../app/pdf/sheet.ts';
import { addElement, drawArtifact } from '../../../app/pdf/structure.ts';
import type { FontFiles } from '../../../app/pdf/text-style.ts';
import { noticeRows } from './notice-rows.ts';
import { LAYOUT_PT, STYLES } from './notice-styles.ts';

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The Notice of Privacy Practices as a tagged PDF, from the same text as its page.
 *
 * @param legal content/legal/notice-of-privacy-practices.md
 * @returns the file; the same text gives the same bytes
 */
export function drawNotice(
  legal: LegalContent,
  practice: Practice,
  fonts: FontFiles,
): Promise<Uint8Array<ArrayBuffer>> {
  const effective = new Date(legal.date);
  const sheet = openSheet(
    {
      size: 'LETTER',
      title: `${legal.heading} | ${practice.name}`,
      subject: legal.description,
      author: practice.legalName,
      created: effective,
    },
    fonts,
  );
  sheet.doc.addPage();
  const firstTopPt = drawOpening(sheet, {
    name: practice.name,
    title: legal.heading,
    date: `Effective ${DATE_FORMAT.format(effective)}`,
    lead: legal.lead,
  });
  flowRows(sheet, noticeRows(sheet, legal.body, practice.siteUrl), {
    firstTopPt,
    topPt: LAYOUT_PT.top,
    footPt: LAYOUT_PT.foot,
  });
  drawPageFeet(sheet, {
    text: `${practice.name}: ${legal.heading}`,
    isSample: practice.sample,
    marginPt: LAYOUT_PT.margin,
    footPt: LAYOUT_PT.footLine,
  });
  return closeSheet(sheet);
}

interface Opening {
  readonly name: string;
  readonly title: string;
  readonly date: string;
  /** What the law wants to be read first. */
  readonly lead: string;
}

/** Name, title, date, and the opening words in their frame. Returns where the text goes on. */
function drawOpening(sheet: Sheet, { name, title, date, lead }: Opening): number {
  const { margin, textLeft } = LAYOUT_PT;
  const widthPt = sheet.widthPt - 2 * margin;
  drawArtifact(sheet, () =>
    drawMark(sheet, { xPt: margin, topPt: 62, heightPt: 22, color: PALETTE.ink }),
  );
  const paragraph = (
    text: string,
    style: keyof typeof STYLES,
    type: string,
    xPt: number,
    widthPt: number,
  ) =>
    textRows(sheet, [{ text, style: STYLES[style] }], {
      element: addElement(sheet, sheet.root, type),
      type,
      xPt,
      widthPt,
    });
  drawStack(paragraph(name, 'name', 'P', margin + 28, widthPt), 62);
  const belowTitle = drawStack(paragraph(title, 'title', 'H1', margin - 2, widthPt), 118);
  const belowDate = drawStack(paragraph(date, 'date', 'P', margin, widthPt), belowTitle + 8);

  const frameTop = belowDate + 22;
  const textWidthPt = sheet.widthPt - margin - 20 - textLeft;
  const leadRows = paragraph(lead, 'lead', 'P', textLeft, textWidthPt);
  const frameHeight = leadRows.reduce((sum, row) => sum + row.heightPt, 0) + 40;
  drawArtifact(sheet, () => {
    sheet.doc.rect(margin, frameTop, widthPt, frameHeight).fill(PALETTE.mist);
    sheet.doc
      .moveTo(margin, frameTop)
      .lineTo(margin + widthPt, frameTop)
      .lineWidth(1)
      .stroke(PALETTE.gold);
  });
  drawStack(leadRows, frameTop + 20);
  return frameTop + frameHeight + 26;
}
