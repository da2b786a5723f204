import spanish from 'content:scheduling/es/script-free';
import { ENGLISH, SPANISH } from '../../../domain/languages/page-languages.ts';

/** What the fields say that stand there without script, in both languages: no browser loads them (script-free-time.tsx). */
export const SCRIPT_FREE_WORDS = {
  [ENGLISH]: {
    day: 'Day',
    time: 'Time, Eastern Time',
    alone: '{time} ({visit} only)',
    hint: 'If that time is taken, the next page lists the next free ones. Or call',
  },
  [SPANISH]: spanish,
};
