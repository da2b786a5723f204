import { frameOf } from './example-treatment.ts';

/** The ways of moving teeth that the example is drawn with. */
export const EXAMPLE_WAYS = ['aligner', 'braces', 'printed'] as const;
export type ExampleWay = (typeof EXAMPLE_WAYS)[number];

/** All that can be on the example's teeth. */
export const WORN_NAMES = ['nothing', ...EXAMPLE_WAYS, 'retainer'] as const;
export type WornName = (typeof WORN_NAMES)[number];

/**
 * What is on the teeth: nothing at the start, the appliance, nothing on the day it comes off, then the retainer.
 *
 * @param month 0 to LAST_MONTH, a whole one
 */
export function wornIn(month: number, way: ExampleWay): WornName {
  const { kind } = frameOf(month);
  if (kind === 'appliance') return way;
  return kind === 'retainer' ? kind : 'nothing';
}
