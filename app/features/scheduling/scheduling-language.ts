import { createContext, use } from 'react';
import type { SaidFacts, SchedulingWords } from '../../../domain/content/scheduling-words.ts';
import type { Language } from '../../../domain/languages/page-languages.ts';
import type { SaidHours } from '../../../domain/practice/hours-words.ts';
import type { CalendarWords } from '../../../domain/scheduling/calendar-words.ts';
import type { SlotWords } from './slot-words.ts';

/** What the scheduler and the screen after it say, in one language. */
export interface SchedulingLanguage {
  readonly language: Language;
  readonly words: Omit<
    SchedulingWords,
    'sample' | 'page' | 'label' | 'facts' | 'figures' | 'scriptFree'
  >;
  readonly saidFacts: SaidFacts;
  readonly times: SlotWords;
  /** `08:00` as people say it. */
  clock(time: string): string;
  readonly hours: SaidHours;
  readonly calendar: CalendarWords;
}

/**
 * The language of the scheduler that is shown. Each page sets its own (docs/decisions/187-booking-in-spanish.md): none is preset, or all would load it.
 */
export const SchedulingLanguageHere = createContext<SchedulingLanguage | null>(null);

/** What the scheduler says on the page around. */
export function useSchedulingLanguage(): SchedulingLanguage {
  const language = use(SchedulingLanguageHere);
  if (language === null) throw new Error('The page sets no language for its scheduler.');
  return language;
}
