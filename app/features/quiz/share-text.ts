import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import type { ShareWords } from './quiz-content.ts';

/** Where the quiz can be found, for whoever reads the summary. */
export interface ShareSource {
  readonly name: string;
  readonly siteUrl: string;
}

/** A result in a few lines of plain text, to paste anywhere. */
export function shareText(
  personaName: string,
  entries: readonly ResultEntry[],
  words: Pick<ShareWords, 'textTitle' | 'textNote'>,
  source: ShareSource,
): string {
  return [
    `${words.textTitle}: ${personaName}`,
    '',
    ...entries.map(({ title, percentage }) => `${title}: ${percentage}%`),
    '',
    words.textNote,
    `${source.name}, ${source.siteUrl}/smile-assessment`,
  ].join('\n');
}
