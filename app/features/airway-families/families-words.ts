import type { HoursOfSleep } from '../../../domain/growth/ages.ts';
import type { TeethIn } from '../../../domain/growth/tooth-calendar.ts';
import type { PageContentOf } from '../../site/page-content.ts';

/** The page's words and picture: content/pages/airway-families.yaml. */
export type FamiliesWords = PageContentOf<'airway-families'>;

/** Which teeth are in: "12 baby teeth, 10 permanent teeth". */
export function sayTeeth({ baby, permanent }: TeethIn, noTeeth: string): string {
  const kinds = [
    baby > 0 ? `${baby} baby teeth` : '',
    permanent > 0 ? `${permanent} permanent teeth` : '',
  ];
  return kinds.filter(Boolean).join(', ') || noTeeth;
}

/** "10 to 13 hours" */
export function sayHours({ from, to }: HoursOfSleep): string {
  return `${from} to ${to} hours`;
}
