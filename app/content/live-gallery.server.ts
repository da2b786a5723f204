import { liveGallerySchema, type LiveGalleryWords } from '../../domain/content/live-gallery.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { readWords } from './read-words.server.ts';

/**
 * The words of a plate that can be turned; apart from the gallery's, so that they are fetched with the model.
 *
 * @throws ContentError naming file, field and fix
 */
export function loadLiveGallery(practice: Practice): LiveGalleryWords {
  return readWords('live-gallery.yaml', liveGallerySchema, practice);
}
