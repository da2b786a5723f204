import type { PoseMove } from '../../../domain/smile/pose.ts';

export interface LiveSmileWords {
  /** What it is: "Digital model, drawn live". */
  readonly model: string;
  readonly turn: string;
  readonly moves: Readonly<Record<PoseMove, string>>;
  readonly home: string;
}
