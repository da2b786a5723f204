import words from 'content:scheduling/es';
import { SPANISH } from '../../../domain/languages/page-languages.ts';
import { clockInSpanish, HOURS_IN_SPANISH } from '../../../domain/practice/hours-in-spanish.ts';
import { CALENDAR_IN_SPANISH } from '../../../domain/scheduling/appointment-in-spanish.ts';
import type { SchedulingLanguage } from './scheduling-language.ts';
import { TIMES_IN_SPANISH } from './times-in-spanish.ts';

/** For pages in Spanish, and imported by them alone: so the scheduler in English does not load it. */
export const SCHEDULING_IN_SPANISH: SchedulingLanguage = {
  language: SPANISH,
  words,
  saidFacts: words.saidFacts,
  times: TIMES_IN_SPANISH,
  clock: clockInSpanish,
  hours: HOURS_IN_SPANISH,
  calendar: CALENDAR_IN_SPANISH,
};
