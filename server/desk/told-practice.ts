import type { ToldPractice } from '../../domain/desk/wire.ts';

/** What the desk's page is told of the practice, as the site that is shown now has it, and nothing beside. */
export function toldPractice({ name, phone, opening, noticeHours }: ToldPractice): ToldPractice {
  const { timeZone, week, closures } = opening;
  return { name, phone, opening: { timeZone, week, closures }, noticeHours };
}
