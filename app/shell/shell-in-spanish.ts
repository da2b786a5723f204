import navigation from 'content:navigation/es';
import words from 'content:shell/es';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import { HOURS_IN_SPANISH } from '../../domain/practice/hours-in-spanish.ts';
import type { ShellLanguage } from './use-shell.ts';

/** For the `handle` of each page in Spanish, and imported by nothing else: so pages in English do not load it. */
export const SHELL_IN_SPANISH: ShellLanguage = {
  language: SPANISH,
  words,
  navigation,
  hours: HOURS_IN_SPANISH,
};
