import * as z from 'zod';
import { POSE_MOVE_NAMES } from '../smile/pose.ts';
import { text } from './words.ts';

/** Of a model that is drawn live: what it is, and how it is turned. */
export const liveModelWords = z.strictObject({
  model: text,
  turn: text,
  moves: z.record(z.enum(POSE_MOVE_NAMES), text),
  home: text,
});
