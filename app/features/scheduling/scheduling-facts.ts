import type { ShownPractice } from '../../../domain/practice/shown-practice.ts';

/** What the scheduler says of the practice. */
export type SchedulingFacts = Pick<
  ShownPractice,
  'name' | 'phone' | 'address' | 'siteUrl' | 'hours' | 'closures' | 'noticeHours'
>;
