import type { ResultEntry } from './score-answers.ts';

/** The report in full, or the page for those who are happy with their smile. */
export type ReportVariant = 'profile' | 'great-place';

/** From this percentage of HWS on, the special page is saved (product 6.8). */
const GREAT_PLACE_PERCENTAGE = 60;

/** Which report fits a result. */
export function chooseReportVariant(entries: readonly ResultEntry[]): ReportVariant {
  const happy = entries.find((entry) => entry.key === 'HWS');
  return (happy?.percentage ?? 0) >= GREAT_PLACE_PERCENTAGE ? 'great-place' : 'profile';
}

/**
 * The file name of a report (product 6.8).
 *
 * @param localDate the visitor's own date, YYYY-MM-DD
 */
export function reportFileName(variant: ReportVariant, localDate: string): string {
  return variant === 'great-place'
    ? `smile-assessment-results-${localDate}.pdf`
    : `Smile_Discovery_Results_${localDate}.pdf`;
}

/** A moment's date where the visitor is, as YYYY-MM-DD. */
export function localDateOf(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}
