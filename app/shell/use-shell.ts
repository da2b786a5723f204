import navigation from 'content:navigation';
import shell from 'content:shell';
import { useMatches } from 'react-router';
import type { NavigationItem } from '../../domain/content/navigation.ts';
import type { WrittenShell } from '../../domain/content/shell.ts';
import { ENGLISH, type Language } from '../../domain/languages/page-languages.ts';
import { HOURS_IN_ENGLISH, type HoursLanguage } from '../../domain/practice/hours-language.ts';
import type { Shown } from '../site/shown.ts';

/** What the shell says, in one language. */
export interface ShellLanguage {
  readonly language: Language;
  readonly words: Shown<WrittenShell>;
  readonly navigation: readonly NavigationItem[];
  readonly hours: HoursLanguage;
}

const SHELL_IN_ENGLISH: ShellLanguage = {
  language: ENGLISH,
  words: shell,
  navigation,
  hours: HOURS_IN_ENGLISH,
};

/**
 * What the shell says around the page that is shown. A page in another language brings the words with it, in its `handle`: pages in English load none of them
 * (docs/decisions/175-spanish-for-what-matters-first.md).
 */
export function useShell(): ShellLanguage {
  const handles = useMatches().map((match) => match.handle);
  return handles.find(bringsShell)?.shell ?? SHELL_IN_ENGLISH;
}

function bringsShell(handle: unknown): handle is { readonly shell: ShellLanguage } {
  return typeof handle === 'object' && handle !== null && 'shell' in handle;
}
