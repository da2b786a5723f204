import { chooseReportVariant, reportFileName } from '../../../domain/quiz/report-variant.ts';
import type { ReportInput } from './report-input.ts';

/** Long enough for a browser to have taken the file over. */
const ADDRESS_KEPT_MS = 60_000;

/** The report could not be made or saved; `cause` says why. The visitor is told 'Error generating PDF. Please try again.' */
export class ReportError extends Error {
  override readonly name = 'ReportError';
}

/**
 * Makes the report, for the share sheet or for saving. The code that draws it (pdfkit) and its fonts are fetched now.
 *
 * @throws ReportError when anything fails
 */
export async function reportFile(input: ReportInput): Promise<File> {
  try {
    const { makeReport } = await import('./make-report.ts');
    const name = reportFileName(chooseReportVariant(input.entries), input.localDate);
    return new File([await makeReport(input)], name, { type: 'application/pdf' });
  } catch (cause) {
    throw new ReportError('the report could not be made', { cause });
  }
}

/**
 * Makes the report and saves it under its name.
 *
 * @throws ReportError when anything fails
 */
export async function downloadReport(input: ReportInput): Promise<void> {
  saveFile(await reportFile(input));
}

function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS);
}
