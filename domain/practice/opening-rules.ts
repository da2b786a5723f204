import type { OpeningRules } from '../scheduling/slot.ts';
import type { Practice } from './practice-schema.ts';

/** What the server's scheduler must know of the practice; null where the practice schedules elsewhere. */
export function openingRulesOf({ hours, closures, embeds }: Practice): OpeningRules | null {
  if (embeds.scheduling.provider !== 'built-in') return null;
  const { opens, closes } = hours.weekdays;
  return { timeZone: hours.timeZone, weekdays: { opens, closes }, closures };
}
