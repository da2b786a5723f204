import { liveExhibitsSchema, type LiveExhibitsWords } from '../../domain/content/live-exhibits.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { readWords } from './read-words.server.ts';

/**
 * The words of an appliance or a veneer that is drawn live; apart from its page's, so that they are fetched with the model.
 *
 * @throws ContentError naming file, field and fix
 */
export function loadLiveExhibits(practice: Practice): LiveExhibitsWords {
  return readWords('live-exhibits.yaml', liveExhibitsSchema, practice);
}
