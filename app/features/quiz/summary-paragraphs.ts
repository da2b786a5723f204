import { AREA_CODES } from '../../../domain/quiz/areas.ts';
import { chooseSummary } from '../../../domain/quiz/choose-summary.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import type { SummaryTexts } from './quiz-content.ts';

/**
 * The paragraphs of a result (product 6.6): about three areas, a pair or one; a follow-up where
 * there is a second area; the closing words always.
 *
 * @param entries result entries in order, at least one
 */
export function summaryParagraphs(
  entries: readonly ResultEntry[],
  summaries: SummaryTexts,
): string[] {
  const kind = chooseSummary(entries);
  if (kind === 'none') return [];
  const count = { three: 3, pair: 2, single: 1 }[kind];
  const text = summaries[kind][combinationOf(entries.slice(0, count))];
  const [, second] = entries;
  const followUp = second ? summaries.followUps[second.key] : undefined;
  return [text, followUp, summaries.closing].filter((paragraph) => paragraph !== undefined);
}

/** The areas' codes in their fixed order, joined: the key of a summary text. */
function combinationOf(entries: readonly ResultEntry[]): string {
  const codes = new Set(entries.map((entry) => entry.key));
  return AREA_CODES.filter((code) => codes.has(code)).join('+');
}
