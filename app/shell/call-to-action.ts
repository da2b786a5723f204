import shell from 'content:shell';
import type { WrittenShell } from '../../domain/content/shell.ts';
import { englishPathOf } from '../../domain/languages/page-languages.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { Action } from '../site/action.ts';
import type { Shown } from '../site/shown.ts';
import { callHref } from '../ui/phone-href.ts';
import { chromeOf } from './page-chrome.ts';

/** Its bar and buttons know only the urgent number and 911 (product 3.5). */
export const EMERGENCY_PATH = '/emergency';

/** In any language. */
export function isEmergencyPage(path: string): boolean {
  return englishPathOf(path) === EMERGENCY_PATH;
}

/** What of the shell's words is said here. */
type ActionLanguage = Pick<Shown<WrittenShell>, 'action' | 'help'>;

/**
 * The call to action of a page (product 3.5): its own, or that of all pages.
 *
 * @param path the page's address
 * @param words the shell's, in the language of the page
 */
export function callToActionFor(
  path: string,
  practice: Pick<Practice, 'phone' | 'urgentPhone'>,
  words: ActionLanguage = shell,
): Action {
  if (isEmergencyPage(path)) return callFor(path, practice, words);
  return chromeOf(path).action ?? words.action;
}

/** The call that a page offers: the practice's line, on the emergency page the urgent one. */
export function callFor(
  path: string,
  practice: Pick<Practice, 'phone' | 'urgentPhone'>,
  { help }: ActionLanguage = shell,
): Action & { readonly phone: string } {
  const phone = isEmergencyPage(path) ? practice.urgentPhone : practice.phone;
  return {
    label: `${help.call} ${phone}`,
    short: help.callShort ?? help.call,
    href: callHref(phone),
    phone,
  };
}
