import type { HoursOfSleep } from '../../../domain/growth/ages.ts';
import { countTeeth, FIRST_TOOTH_MONTHS } from '../../../domain/growth/tooth-calendar.ts';
import type { PageContentOf } from '../../site/page-content.ts';

/** The page's words and picture: content/pages/airway-families.yaml. */
export type FamiliesWords = PageContentOf<'airway-families'>;

type TeethWords = Pick<FamiliesWords['chart'], 'noTeeth' | 'firstTeeth'>;

/**
 * Which teeth are usually in: "12 baby teeth, 10 permanent teeth". Before the first, what is usual: at the age at which it may come, with the
 * range of that age: children vary by months.
 */
export function sayTeeth(ageMonths: number, { noTeeth, firstTeeth }: TeethWords): string {
  const { baby, permanent } = countTeeth(ageMonths);
  const kinds = [
    baby > 0 ? `${baby} baby teeth` : '',
    permanent > 0 ? `${permanent} permanent teeth` : '',
  ].filter(Boolean);
  if (kinds.length > 0) return kinds.join(', ');
  const [from, to] = FIRST_TOOTH_MONTHS;
  if (ageMonths < from) return noTeeth;
  return firstTeeth.replace('{from}', String(from)).replace('{to}', String(to));
}

/** "10 to 13 hours" */
export function sayHours({ from, to }: HoursOfSleep): string {
  return `${from} to ${to} hours`;
}
