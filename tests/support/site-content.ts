import { shownInThisBuild } from '../../app/content/consent.server.ts';
import { loadFaq } from '../../app/content/faq.server.ts';
import { loadGallery } from '../../app/content/gallery.server.ts';
import { loadNavigation } from '../../app/content/navigation.server.ts';
import { loadPractice } from '../../app/content/practice.server.ts';
import { loadPageShells } from '../../app/content/shell.server.ts';
import { loadTestimonials } from '../../app/content/testimonials.server.ts';
import {
  ENGLISH,
  englishPathOf,
  languageOf,
  pathIn,
} from '../../domain/languages/page-languages.ts';
import { isByAppointment, openDayFrom } from '../../domain/practice/hours-on.ts';
import { HOURS_IN_ENGLISH } from '../../domain/practice/hours-language.ts';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';

/*
 * What the site says, read as the build reads it: a journey names no fact of the practice itself, so that the practice can change its number, its
 * hours or a case without a test knowing.
 */

export const PRACTICE = loadPractice();

/** The consultation fee, and an amount that it is not: what somebody at the desk may draft. */
export const FEE = PRACTICE.prices.consultationFee;
export const OTHER_FEE = FEE === '$275' ? '$300' : '$275';

/** The gallery's cases, the questions in their groups, and the patients' words, each in the order of its file. */
export const CASES = loadGallery(shownInThisBuild());
export const QUESTIONS = loadFaq(PRACTICE).flatMap(({ questions }) => questions);
export const TESTIMONIALS = loadTestimonials(shownInThisBuild());

const PAGE_SHELLS = loadPageShells(PRACTICE);

/** Whether the page at an address begins with the header and its nine links: in another language they stand in the menu. */
export function hasHeader(path: string): boolean {
  return languageOf(path) === ENGLISH && (PAGE_SHELLS[path]?.header ?? true);
}

/** Where a page leads somebody in an emergency: to the page in its own language. */
export function emergencyPathOf(path: string): string {
  return pathIn(languageOf(path), '/emergency');
}

/** Whether a page is what others lead to in an emergency. */
export function isEmergencyPage(path: string): boolean {
  return englishPathOf(path) === '/emergency';
}

/** The navigation bar's links. */
export const NAVIGATION = loadNavigation();

const SOME_SUNDAY = '2026-11-22';
const rules = openingHoursOf(PRACTICE);

const firstOpen = openDayFrom(rules, SOME_SUNDAY, 1);
if (firstOpen === null)
  throw new Error('The practice does not open in the week of November 23, 2026.');

/** The first day after a Sunday on which the doors open. */
export const OPEN_DAY = firstOpen;

/** What the field for a visit's day is called where JavaScript is off. */
export const DAY_LABEL = `Day, ${HOURS_IN_ENGLISH.openDays(rules)}`;

/** When the doors open and close on it, as the site writes it: "8:00 AM". */
export const OPENS = sayClock(OPEN_DAY.opens);
export const CLOSES = sayClock(OPEN_DAY.closes);

/** Just after the doors have opened on it, and a day by appointment before it. */
export const OPEN_MOMENT = new Date(`${OPEN_DAY.date}T${OPEN_DAY.opens}:30-05:00`);
const closedDay = isByAppointment(rules, SOME_SUNDAY) ? SOME_SUNDAY : '2026-11-21';
export const CLOSED_MOMENT = new Date(`${closedDay}T12:00:00-05:00`);
