/** What an answer of the quiz says that can be seen in a drawing of teeth; the strongest of a family first. */
export const DESCRIBED_CONCERNS = [
  'overlap',
  'gap-and-overlap',
  'one-turned',
  'off-center',
  'dull-color',
  'stains',
  'older-work',
  'worn-edges',
  'uneven-edges',
  'unlike-shapes',
  'much-gum',
  'gum-one-side',
  'uneven-gum',
  'long-teeth',
  'lost-tooth',
] as const;

export type DescribedConcern = (typeof DESCRIBED_CONCERNS)[number];
