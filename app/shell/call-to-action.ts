import { VIRTUAL_CONSULTATION_PATH } from '../site/form-paths.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { Action } from '../site/action.ts';
import { callHref, textHref } from '../ui/phone-href.ts';

/** Its bar and buttons know only the urgent number and 911 (product 3.5). */
export const EMERGENCY_PATH = '/emergency';

/**
 * The call to action of a page (product 3.5).
 *
 * @param path the page's address
 */
export function callToActionFor(
  path: string,
  practice: Pick<Practice, 'phone' | 'textPhone' | 'urgentPhone'>,
): Action {
  if (path === EMERGENCY_PATH) return callFor(path, practice);
  if (path === '/' || path === '/home') {
    return { label: 'Start Your Consultation', short: 'Start', href: '/start-here' };
  }
  if (path === '/airway') {
    return { label: 'Begin the Assessment', short: 'Begin', href: '/start-here' };
  }
  const message = {
    label: 'Message Us to Get Started',
    short: 'Message Us',
    href: VIRTUAL_CONSULTATION_PATH,
  };
  if (path === '/orthodontics') return message;
  return {
    label: 'Text Us to Get Started',
    short: 'Text Us',
    href: textHref(practice.textPhone),
    elsewhere: message,
  };
}

/** The call that a page offers: the practice's line, on the emergency page the urgent one. */
export function callFor(
  path: string,
  practice: Pick<Practice, 'phone' | 'urgentPhone'>,
): Action & { readonly phone: string } {
  const phone = path === EMERGENCY_PATH ? practice.urgentPhone : practice.phone;
  return { label: `Call ${phone}`, short: 'Call', href: callHref(phone), phone };
}
