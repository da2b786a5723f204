import shell from 'content:shell';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { Action } from '../site/action.ts';
import { callHref } from '../ui/phone-href.ts';
import { chromeOf } from './page-chrome.ts';

/** Its bar and buttons know only the urgent number and 911 (product 3.5). */
export const EMERGENCY_PATH = '/emergency';

/**
 * The call to action of a page (product 3.5): its own, or that of all pages.
 *
 * @param path the page's address
 */
export function callToActionFor(
  path: string,
  practice: Pick<Practice, 'phone' | 'urgentPhone'>,
): Action {
  if (path === EMERGENCY_PATH) return callFor(path, practice);
  return chromeOf(path).action ?? shell.action;
}

/** The call that a page offers: the practice's line, on the emergency page the urgent one. */
export function callFor(
  path: string,
  practice: Pick<Practice, 'phone' | 'urgentPhone'>,
): Action & { readonly phone: string } {
  const phone = path === EMERGENCY_PATH ? practice.urgentPhone : practice.phone;
  return {
    label: `${shell.help.call} ${phone}`,
    short: shell.help.call,
    href: callHref(phone),
    phone,
  };
}
