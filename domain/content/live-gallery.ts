import { liveModelWords } from './live-model-words.ts';
import { text } from './words.ts';

/** content/live-gallery.yaml: what stands on a plate of the gallery that can be turned. */
export const liveGallerySchema = liveModelWords.extend({
  /** While the model is made. */
  wait: text,
  /** What the two moments are, for those who do not see them. */
  moment: text,
  before: text,
  after: text,
});
