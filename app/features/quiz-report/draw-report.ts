import { chooseReportVariant } from '../../../domain/quiz/report-variant.ts';
import { flowRows } from '../../pdf/flow.ts';
import { drawMark } from '../../pdf/arches.ts';
import { drawPageFeet } from '../../pdf/page-marks.ts';
import { PALETTE } from '../../pdf/palette.ts';
import { beginOutline } from '../../pdf/outline.ts';
import type { Row } from '../../pdf/paginate.ts';
import { closeSheet, openSheet, type Sheet } from '../../pdf/sheet.ts';
import { drawArtifact } from '../../pdf/structure.ts';
import type { FontFiles } from '../../pdf/text-style.ts';
import { areaRows } from './area-rows.ts';
import { closingRows } from './closing-rows.ts';
import { chartThatDraws } from './draw-chart.ts';
import { describedRows } from './described-rows.ts';
import { drawCover } from './draw-cover.ts';
import { drawGreatPlace } from './draw-great-place.ts';
import type { ReportInput } from './report-input.ts';
import { block } from './report-sheet.ts';
import { LAYOUT_PT } from './report-styles.ts';

/**
 * The Smile Discovery report as a tagged PDF: the profile in full, or the page for those who are happy with their smile.
 *
 * @returns the file; the same input gives the same bytes
 * @throws Error when there is no entry to report on, or a font cannot be read
 */
export async function drawReport(
  input: ReportInput,
  fonts: FontFiles,
): Promise<Uint8Array<ArrayBuffer>> {
  if (input.entries.length === 0) throw new Error('a report needs at least one area');
  const { words, practice, localDate } = input;
  const isGreatPlace = chooseReportVariant(input.entries) === 'great-place';
  const sheet = openSheet(
    {
      size: 'A4',
      title: `${words.title} | ${isGreatPlace ? words.greatPlace.heading : input.persona.name}`,
      subject: words.subject,
      author: practice.legalName,
      created: new Date(localDate),
    },
    fonts,
  );
  const chart = chartThatDraws(input.chart, fonts);
  if (isGreatPlace) {
    drawGreatPlace(sheet, input, chart);
  } else {
    drawCover(sheet, input, chart);
    flowRows(sheet, profileRows(sheet, input), {
      topPt: LAYOUT_PT.top,
      footPt: LAYOUT_PT.foot,
      onNewPage: () => drawRunningMark(sheet),
    });
  }
  drawPageFeet(sheet, {
    text: `${practice.name}, ${practice.phone}`,
    isSample: practice.sample,
    marginPt: LAYOUT_PT.margin,
    footPt: LAYOUT_PT.footLine,
  });
  return closeSheet(sheet);
}

function profileRows(sheet: Sheet, input: ReportInput): Row[] {
  const { words, summary, entries, areas, headings, practice, described } = input;
  const [lead = '', ...rest] = summary;
  const outline = beginOutline(sheet);
  const { margin, labelColumn } = LAYOUT_PT;
  const indented = {
    xPt: margin + labelColumn,
    widthPt: sheet.widthPt - 2 * margin - labelColumn,
  };
  return [
    ...outline.addHeading(
      1,
      words.summaryHeading,
      block(sheet, 'H2', words.summaryHeading, 'heading', { keepsWithNext: true }),
    ),
    ...block(sheet, 'P', lead, 'summaryLead', { ...indented, spaceBeforePt: 18 }),
    ...rest.flatMap((text) => block(sheet, 'P', text, 'body', { ...indented, spaceBeforePt: 10 })),
    ...(described ? outline.addHeading(1, described.heading, describedRows(sheet, described)) : []),
    ...outline.addHeading(
      1,
      headings.deeperLookHeading,
      block(sheet, 'H2', headings.deeperLookHeading, 'heading', {
        spaceBeforePt: 34,
        keepsWithNext: true,
      }),
    ),
    ...block(sheet, 'P', words.deeperLookLead, 'body', {
      ...indented,
      spaceBeforePt: 8,
      keepsWithNext: true,
    }),
    ...entries.flatMap((entry) =>
      outline.addHeading(2, entry.title, areaRows(sheet, entry, areas[entry.key], words)),
    ),
    ...closingRows(sheet, outline, { words, practice }),
  ];
}

/** The practice's mark at the head of pages after the first. */
function drawRunningMark(sheet: Sheet): void {
  drawArtifact(
    sheet,
    () => drawMark(sheet, { xPt: LAYOUT_PT.margin, topPt: 46, heightPt: 16, color: PALETTE.ink }),
    'Pagination',
  );
}
