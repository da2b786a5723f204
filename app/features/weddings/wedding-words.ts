import { sayDate } from '../../../domain/practice/say-date.ts';
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

/** How much still fits and how much does not: "Three kinds of work still fit, seven do not." Empty where nothing fits. */
export function sayFits(
  words: Pick<RibbonWords, 'fits' | 'late'>,
  fits: number,
  late: number,
): string {
  if (fits === 0) return '';
  if (late === 0) return capital(fill(words.fits.all, numberInWords(fits)));
  const some = fits === 1 ? words.fits.one : fill(words.fits.more, numberInWords(fits));
  const others = late === 1 ? words.late.one : fill(words.late.more, numberInWords(late));
  return `${capital(some)}, ${others}`;
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
