import { ruleRow, textRows } from '../../../app/pdf/rows.ts';
import { beginOutline, markPlace } from '../../../app/pdf/outline.ts';
import type { Row } from '../../../app/pdf/paginate.ts';
import type { Sheet } from '../../../app/pdf/sheet.ts';
import { addElement } from '../../../app/pdf/structure.ts';
import type { RichElement, RichText } from '../../../domain/content/rich-text.ts';
import { plainText } from './plain-text.ts';
import { runsOf } from './notice-runs.ts';
import { LAYOUT_PT, STYLES } from './notice-styles.ts';

const BULLET_INDENT_PT = 14;

/** The text's rows in order: sections with their headings, paragraphs and lists; each heading is in the reader's outline. */
export function noticeRows(sheet: Sheet, body: RichText, siteUrl: string): Row[] {
  const textWidthPt = sheet.widthPt - LAYOUT_PT.margin - LAYOUT_PT.textLeft;
  const textPlace = { xPt: LAYOUT_PT.textLeft, widthPt: textWidthPt };
  const outline = beginOutline(sheet);

  const headingRows = (node: RichElement): Row[] => {
    const isSection = node.tag === 'h2';
    const type = isSection ? 'H2' : 'H3';
    const rows = textRows(
      sheet,
      runsOf(node.children, siteUrl, isSection ? STYLES.heading : STYLES.subheading),
      {
        element: addElement(sheet, sheet.root, type),
        type,
        ...(isSection
          ? { xPt: LAYOUT_PT.margin, widthPt: sheet.widthPt - 2 * LAYOUT_PT.margin }
          : textPlace),
        spaceBeforePt: isSection ? 0 : 12,
        keepsWithNext: true,
      },
    );
    const entered = outline.addHeading(isSection ? 1 : 2, plainText(node.children), rows);
    const { id } = node;
    const marked =
      id === undefined
        ? entered
        : markPlace(entered, (topPt) => {
            sheet.doc.addNamedDestination(id, 'XYZ', 0, topPt, null);
          });
    if (!isSection) return marked;
    const rule = ruleRow(sheet, {
      xPt: LAYOUT_PT.margin,
      widthPt: sheet.widthPt - 2 * LAYOUT_PT.margin,
      spaceBeforePt: 22,
      belowPt: 12,
    });
    return [rule, ...marked];
  };

  const listRows = (list: RichElement): Row[] => {
    const listElement = addElement(sheet, sheet.root, 'L');
    return list.children.flatMap((item, index) => {
      if (typeof item === 'string') return [];
      const itemElement = addElement(sheet, listElement, 'LI');
      const mark = list.tag === 'ol' ? `${index + 1}.` : '•';
      const [label] = textRows(sheet, [{ text: `${mark} `, style: STYLES.bullet }], {
        ...textPlace,
        element: addElement(sheet, itemElement, 'Lbl'),
        type: 'Lbl',
      });
      const [first, ...rest] = textRows(sheet, runsOf(item.children, siteUrl), {
        element: addElement(sheet, itemElement, 'LBody'),
        type: 'LBody',
        xPt: textPlace.xPt + BULLET_INDENT_PT,
        widthPt: textWidthPt - BULLET_INDENT_PT,
        spaceBeforePt: 5,
      });
      if (!first) return [];
      const withLabel = markPlace([first], (topPt) => label?.draw(topPt));
      return [...withLabel, ...rest];
    });
  };

  return body.flatMap((node, index) => {
    const before = body[index - 1];
    const isAfterSubheading = typeof before === 'object' && before.tag === 'h3';
    if (typeof node === 'string') return [];
    switch (node.tag) {
      case 'h2':
      case 'h3':
        return headingRows(node);
      case 'ul':
      case 'ol':
        return listRows(node);
      default:
        return textRows(sheet, runsOf(node.children, siteUrl), {
          ...textPlace,
          element: addElement(sheet, sheet.root, 'P'),
          type: 'P',
          spaceBeforePt: isAfterSubheading ? 2 : 8,
        });
    }
  });
}
