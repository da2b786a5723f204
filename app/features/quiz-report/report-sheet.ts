import { textRows } from '../../pdf/rows.ts';
import type { Row } from '../../pdf/paginate.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { addElement, type Element } from '../../pdf/structure.ts';
import { LAYOUT_PT, STYLES, type StyleName } from './report-styles.ts';

interface BlockPlace {
  /** The document itself where it is left out. */
  readonly parent?: Element;
  readonly xPt?: number;
  readonly widthPt?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly spaceBeforePt?: number;
  readonly keepsWithNext?: boolean;
}

/** Text between the margins. */
export function contentWidthPt(sheet: Sheet): number {
  return sheet.widthPt - 2 * LAYOUT_PT.margin;
}

/** A heading, a paragraph or another part of the structure, in one of the report's styles. */
export function block(
  sheet: Sheet,
  type: string,
  text: string,
  style: StyleName,
  place: BlockPlace = {},
): Row[] {
  const { parent = sheet.root, ...rest } = place;
  return textRows(sheet, [{ text, style: STYLES[style] }], {
    xPt: LAYOUT_PT.margin,
    widthPt: contentWidthPt(sheet),
    ...rest,
    element: addElement(sheet, parent, type),
    type,
  });
}
