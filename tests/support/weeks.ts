import type { DayHours, OpeningRules } from '../../domain/scheduling/slot.ts';

/** A week with the same hours from Monday to Friday, and none on its weekend. */
export function evenWeek(opens = '08:00', closes = '18:00'): OpeningRules['week'] {
  const day: DayHours = { opens, closes };
  return [day, day, day, day, day, null, null];
}

/** Monday until late, a short Tuesday, Wednesday closed, Thursday and Friday alike, Saturday in the morning. */
export const UNEQUAL_WEEK: OpeningRules['week'] = [
  { opens: '10:00', closes: '19:00' },
  { opens: '09:00', closes: '17:00' },
  null,
  { opens: '08:00', closes: '18:00' },
  { opens: '08:00', closes: '18:00' },
  { opens: '09:00', closes: '13:00' },
  null,
];
