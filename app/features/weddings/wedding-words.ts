import { sayDate } from '../../../domain/practice/say-date.ts';
import {
  roomFor,
  type Room,
  type Visits,
  type WorkBefore,
} from '../../../domain/weddings/begin-by.ts';
import type { CalendarDay } from '../../../domain/weddings/calendar-day.ts';
import type { TimeBefore } from '../../../domain/weddings/ribbon.ts';
import { numberInWords } from '../../../domain/wording/number-in-words.ts';
import type { PageContentOf } from '../../site/page-content.ts';

/** The page's words and pictures: content/pages/weddings.yaml. */
export type WeddingsWords = PageContentOf<'weddings'>;
export type RibbonWords = WeddingsWords['ribbon'];

const MONTHS_OF_A_YEAR = 12;
/** From so many months on, what is left over is said in years. */
const MONTHS_SAID = 24;
/** From so many on, somebody may have written another year than they meant. */
const FAR_MONTHS = 120;

/** What is asked of the practice about a day that is to come, as a text message or in the form. */
export function sayQuestion({ textBody }: RibbonWords['actions'], day: string): string {
  const date = sayDate(day, { year: 'numeric', month: 'long', day: 'numeric' });
  return textBody.replace('{day}', date);
}

/** "9 weeks before"; near the day, its own words. */
export function sayBefore(before: TimeBefore, last: RibbonWords['last']): string {
  if ('months' in before) return `${before.months} months before`;
  if (before.weeks === 0) return last.days;
  return before.weeks === 1 ? last.week : `${before.weeks} weeks before`;
}

/** A mark on the ribbon without a date: "1 week", "4 months". */
export function sayMark(mark: TimeBefore): string {
  if ('months' in mark) return `${mark.months} months`;
  return mark.weeks === 1 ? '1 week' : `${mark.weeks} weeks`;
}

/** How many kinds of work fit, fit only just, and do not. */
export interface Fitting {
  readonly fits: number;
  readonly tight: number;
  readonly late: number;
}

/** Counts what still fits before a day. */
export function fittingOf(steps: readonly WorkBefore[], day: CalendarDay, visits: Visits): Fitting {
  const count = (room: Room) => steps.filter((step) => roomFor(step, day, visits) === room).length;
  return { fits: count('enough'), tight: count('tight'), late: count('none') };
}

/** How much still fits and how much does not: "Three kinds of work still fit, one only just, six do not." Empty where nothing fits with room to spare. */
export function sayFits(
  words: Pick<RibbonWords, 'fits' | 'tight' | 'late'>,
  { fits, tight, late }: Fitting,
): string {
  if (fits === 0) return '';
  if (tight + late === 0) return capital(fill(words.fits.all, numberInWords(fits)));
  const parts = [sayCount(words.fits, fits)];
  if (tight > 0) parts.push(`${sayCount(words.tight, tight)}${late === 0 ? '.' : ''}`);
  if (late > 0) parts.push(sayCount(words.late, late));
  return capital(parts.join(', '));
}

function sayCount(words: { one: string; more: string }, count: number): string {
  return count === 1 ? words.one : fill(words.more, numberInWords(count));
}

/** How much farther off the day is than the ribbon reaches; empty where it is not. */
export function sayMore(
  words: Pick<RibbonWords, 'moreMonth' | 'moreMonths' | 'moreYears'>,
  monthsMore: number,
): string {
  if (monthsMore <= 0) return '';
  if (monthsMore === 1) return words.moreMonth;
  if (monthsMore < MONTHS_SAID) return fill(words.moreMonths, String(monthsMore));
  const years = Math.round(monthsMore / MONTHS_OF_A_YEAR);
  return fill(words.moreYears, years.toLocaleString('en-US'));
}

/** Whether a day is so far off that its year may be wrong. */
export function isFar(monthsLeft: number): boolean {
  return monthsLeft >= FAR_MONTHS;
}

function fill(sentence: string, count: string): string {
  return sentence.replace('{count}', count);
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
