import { MARK_NAME, writeMark } from '../../domain/measurement/page-mark.ts';
import type { Measurement } from '../../domain/measurement/measurement-settings.ts';

/**
 * Writes into a page what may be measured on it; nothing where there is nothing.
 *
 * @param hasServer whether there is a server of our own to count
 */
export function markPage(html: string, measurement: Measurement, hasServer: boolean): string {
  const mark = writeMark(measurement, hasServer);
  if (mark === '') return html;
  return html.replace('</head>', `<meta name="${MARK_NAME}" content="${mark}"></head>`);
}
