import { endOf, SCALE_MONTHS, type StoryStep } from '../../../domain/stories/story.ts';

/** A bar as long as this has room for its label within; in months. */
const ROOMY_MONTHS = 9;

/** Where a step's label stands beside its bar that lies: within it where there is room, else on the side where the scale goes on. */
export function labelSide(step: Pick<StoryStep, 'from' | 'to'>): 'within' | 'after' | 'before' {
  if (step.to !== undefined && step.to - step.from >= ROOMY_MONTHS) return 'within';
  return endOf(step) < SCALE_MONTHS / 2 ? 'after' : 'before';
}

/** A label beside the upright scale; in any unit of length. */
interface Label {
  /** Where it would like to begin: where its bar does. */
  readonly at: number;
  readonly height: number;
}

/**
 * Where labels begin that stand below each other in their order: each where its bar does, lower where the one above is in the way, and
 * higher again where the last would pass the end. Where they have no room at all, from the top without a gap.
 *
 * @param end how long the scale is, in the labels' unit
 */
export function placeLabels(labels: readonly Label[], end: number): number[] {
  let free = 0;
  const pushed = labels.map(({ at, height }) => {
    const top = Math.max(at, free);
    free = top + height;
    return top;
  });
  let above = labels.reduce((sum, { height }) => sum + height, 0);
  let limit = end;
  return labels
    .map((label, index) => ({ ...label, top: pushed[index] ?? 0 }))
    .toReversed()
    .map(({ height, top }) => {
      above -= height;
      const place = Math.max(above, Math.min(top, limit - height));
      limit = place;
      return place;
    })
    .toReversed();
}
