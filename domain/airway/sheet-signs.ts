/** Whom the sheet is about. */
export const SHEET_PEOPLE = ['child', 'adult'] as const;

export type SheetPerson = (typeof SHEET_PEOPLE)[number];

/** What may be noticed, in the sheet's order. Our own questions: no licensed instrument, no score, no diagnosis (docs/product.md). */
export const SHEET_SIGNS = {
  child: [
    'snoring',
    'pauses',
    'restless-nights',
    'open-mouth',
    'mornings',
    'days',
    'bed-wetting',
    'bite',
  ],
  adult: ['noise', 'pauses', 'energy', 'at-the-wheel', 'blood-pressure', 'nose', 'teeth'],
} as const;

type ChildSign = (typeof SHEET_SIGNS.child)[number];
type AdultSign = (typeof SHEET_SIGNS.adult)[number];
export type SheetSign = ChildSign | AdultSign;

/** Who should hear of a sign, in the order in which they are named: physicians stand before us. */
export const SHEET_LISTENERS = [
  'pediatrician',
  'physician',
  'ear-nose-and-throat-physician',
  'dentist-or-orthodontist',
  'orthodontist',
] as const;

export type SheetListener = (typeof SHEET_LISTENERS)[number];

/** By when a physician must hear of a sign that cannot wait, the shortest time first. */
export const SHEET_URGENCIES = ['before-driving', 'within-days'] as const;

export type SheetUrgency = (typeof SHEET_URGENCIES)[number];

export interface SignRule {
  /** Whom to tell, the first of them first. */
  readonly listeners: readonly [SheetListener, ...SheetListener[]];
  /** Only for signs that need a physician soon. */
  readonly urgency?: SheetUrgency;
}

const PEDIATRICIAN: SignRule = { listeners: ['pediatrician'] };
const PHYSICIAN: SignRule = { listeners: ['physician'] };

const CHILD_RULES: Readonly<Record<ChildSign, SignRule>> = {
  snoring: PEDIATRICIAN,
  pauses: { listeners: ['pediatrician'], urgency: 'within-days' },
  'restless-nights': PEDIATRICIAN,
  'open-mouth': { listeners: ['pediatrician', 'orthodontist'] },
  mornings: PEDIATRICIAN,
  days: PEDIATRICIAN,
  'bed-wetting': PEDIATRICIAN,
  bite: { listeners: ['orthodontist'] },
};

const ADULT_RULES: Readonly<Record<AdultSign, SignRule>> = {
  noise: PHYSICIAN,
  pauses: { listeners: ['physician'], urgency: 'within-days' },
  energy: PHYSICIAN,
  'at-the-wheel': { listeners: ['physician'], urgency: 'before-driving' },
  'blood-pressure': PHYSICIAN,
  nose: { listeners: ['ear-nose-and-throat-physician'] },
  teeth: { listeners: ['dentist-or-orthodontist'] },
};

/** Each person's signs with their rules, in the sheet's order. */
export const SHEET_RULES: Readonly<
  Record<SheetPerson, readonly (SignRule & { readonly sign: SheetSign })[]>
> = {
  child: SHEET_SIGNS.child.map((sign) => ({ sign, ...CHILD_RULES[sign] })),
  adult: SHEET_SIGNS.adult.map((sign) => ({ sign, ...ADULT_RULES[sign] })),
};
