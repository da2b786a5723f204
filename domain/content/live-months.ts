import * as z from 'zod';
import { TEETH_SAID } from '../orthodontics/example-treatment.ts';
import { WORN_NAMES } from '../orthodontics/example-ways.ts';
import { liveModelWords } from './live-model-words.ts';
import { text } from './words.ts';

/** content/live-months.yaml: how the orthodontics page says what its model shows where it is drawn live. */
export const liveMonthsSchema = liveModelWords.extend({
  /** How the teeth stand, for each picture from the first month to the last. */
  teeth: z.array(text).length(TEETH_SAID),
  worn: z.record(z.enum(WORN_NAMES), text),
});
