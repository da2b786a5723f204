import type { Practice } from '../../../domain/practice/practice-schema.ts';

/** What the scheduler says of the practice. */
export type SchedulingFacts = Pick<
  Practice,
  | 'name'
  | 'phone'
  | 'address'
  | 'siteUrl'
  | 'hours'
  | 'closures'
  | 'prices'
  | 'booking'
  | 'bring'
  | 'policies'
  | 'virtualConsultation'
>;
