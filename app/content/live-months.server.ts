import { liveMonthsSchema, type LiveMonthsWords } from '../../domain/content/live-months.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { readWords } from './read-words.server.ts';

/**
 * The words of the model of months that is drawn live; apart from its page's, so that they are fetched with the model.
 *
 * @throws ContentError naming file, field and fix
 */
export function loadLiveMonths(practice: Practice): LiveMonthsWords {
  return readWords('live-months.yaml', liveMonthsSchema, practice);
}
