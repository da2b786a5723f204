/** All stories are drawn on one scale of so many months. */
export const SCALE_MONTHS = 18;

export const HANDS = ['orthodontist', 'dentist', 'hygienist', 'oral surgeon'] as const;

/** Who does something. */
export type Hand = (typeof HANDS)[number];

/** Who may do what (product 1.2: implants are placed by surgical partners). Stories are filtered by these names. */
const DONE_BY = {
  'clear-aligners': ['orthodontist'],
  braces: ['orthodontist'],
  whitening: ['dentist'],
  bonding: ['dentist'],
  veneers: ['dentist'],
  implant: ['oral surgeon'],
  crown: ['dentist'],
  reshaping: ['dentist'],
  cleaning: ['hygienist', 'dentist'],
  retainers: ['orthodontist'],
} as const satisfies Record<string, readonly Hand[]>;

export type Treatment = keyof typeof DONE_BY;

export const TREATMENTS = Object.keys(DONE_BY) as readonly Treatment[] as readonly [
  Treatment,
  ...Treatment[],
];

/** A step of a story, in months from its beginning. */
export interface StoryStep {
  readonly treatment: Treatment;
  readonly by: Hand;
  readonly from: number;
  /** None where it goes on after the story. */
  readonly to?: number | undefined;
}

/** When a story takes place. */
export interface StoryTime {
  /** How long it took, in months. */
  readonly months: number;
  readonly steps: readonly StoryStep[];
  /** When it was hard. */
  readonly hard: { readonly month: number };
}

/** When a step is over, or the scale is. */
export function endOf({ to = SCALE_MONTHS }: Pick<StoryStep, 'to'>): number {
  return to;
}

/** When a step takes place, for those who do not see its bar. */
export function sayMonths({ from, to }: Pick<StoryStep, 'from' | 'to'>): string {
  return to === undefined ? `from month ${from} on` : `month ${from} to ${to}`;
}

/** What is wrong with a story's steps and months, or undefined. */
export function faultOfStory({ months, steps, hard }: StoryTime): string | undefined {
  for (const [index, step] of steps.entries()) {
    const { treatment, by, from, to } = step;
    const fault = (what: string) => `step ${index + 1} (${treatment}) ${what}`;
    const hands: readonly Hand[] = DONE_BY[treatment];
    if (!hands.includes(by)) return fault(`is not done by: ${by}; write ${hands.join(' or ')}`);
    if (from < 0 || endOf(step) > SCALE_MONTHS)
      return fault(`lies outside of months 0 to ${SCALE_MONTHS}`);
    if (from >= endOf(step)) return fault('ends before it begins');
    const before = steps[index - 1];
    if (before && before.to === undefined) return fault('comes after one that goes on; move it up');
    if (before && to !== undefined && before.from > from)
      return fault('begins before the one above it; put them in order');
  }
  const end = Math.max(0, ...steps.map(({ to = 0 }) => to));
  if (end !== months) return `lasts ${months} months, and its last step ends with month ${end}`;
  return hard.month > months ? `was hard in month ${hard.month}, after its end` : undefined;
}
