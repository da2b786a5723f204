import { endOf, type StoryStep } from '../../../domain/stories/story.ts';

/** How long a stripe is, and how far it lies from the next one's beginning; in months. */
const STRIPE_MONTHS = 0.18;
const STRIPE_STEP_MONTHS = 0.3;

interface Drawn extends Pick<StoryStep, 'from' | 'to'> {
  readonly waiting?: true | undefined;
}

/** The parts of a step's bar: one, or stripes where time has to pass and where it goes on. */
export function partsOfBar(step: Drawn): { from: number; to: number }[] {
  const { from } = step;
  const to = endOf(step);
  if (step.to !== undefined && !step.waiting) return [{ from, to }];
  const count = Math.ceil((to - from) / STRIPE_STEP_MONTHS);
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * STRIPE_STEP_MONTHS;
    return { from: start, to: Math.min(to, start + STRIPE_MONTHS) };
  });
}
