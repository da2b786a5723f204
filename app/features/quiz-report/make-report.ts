import displayUrl from '../../pdf/fonts/cormorant-500.woff?url';
import displayItalicUrl from '../../pdf/fonts/cormorant-500-italic.woff?url';
import bodyUrl from '../../pdf/fonts/hanken-grotesk-400.woff?url';
import bodyBoldUrl from '../../pdf/fonts/hanken-grotesk-600.woff?url';
import type { FontFiles } from '../../pdf/text-style.ts';
import { breakOffAtLimit } from '../../request/time-limit.ts';
import { drawReport } from './draw-report.ts';
import type { ReportInput } from './report-input.ts';

/**
 * The report as a PDF, made here in the browser; only the fonts are fetched. The module brings pdfkit with it, so it is imported on demand
 * (download-report.ts).
 *
 * @throws NoAnswerError when a font has not come within the limit; Error when one does not arrive or the report cannot be drawn
 */
export async function makeReport(input: ReportInput): Promise<Blob> {
  const bytes = await drawReport(input, await fetchFonts());
  return new Blob([bytes], { type: 'application/pdf' });
}

async function fetchFonts(): Promise<FontFiles> {
  const [display, displayItalic, body, bodyBold] = await Promise.all([
    fetchFont(displayUrl),
    fetchFont(displayItalicUrl),
    fetchFont(bodyUrl),
    fetchFont(bodyBoldUrl),
  ]);
  return { display, displayItalic, body, bodyBold };
}

function fetchFont(url: string): Promise<Uint8Array> {
  return breakOffAtLimit(async (signal) => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });
}
