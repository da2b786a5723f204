import { chooseReportVariant, reportFileName } from '../../../domain/quiz/report-variant.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { ReportInput } from './report-input.ts';

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
  const file = await reportFile(input);
  saveFile(file, file.name);
}
