import { VIRTUAL_CONSULTATION_PATH } from '../ui/form-paths.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { textHref } from '../ui/phone-href.ts';

/** What a page's call to action says and where it leads. */
export interface CallToAction {
  readonly label: string;
  readonly href: string;
}

/**
 * The call to action of a page (product 3.5).
 *
 * @param path the page's address
 * @param canSendTexts whether the device can send a text message
 */
export function callToActionFor(
  path: string,
  practice: Pick<Practice, 'textPhone'>,
  canSendTexts: boolean,
): CallToAction {
  if (path === '/' || path === '/home') {
    return { label: 'Start Your Consultation', href: '/start-here' };
  }
  if (path === '/airway') return { label: 'Begin the Assessment', href: '/start-here' };
  if (path === '/orthodontics') {
    return { label: 'Message Us to Get Started', href: VIRTUAL_CONSULTATION_PATH };
  }
  return {
    label: 'Text Us to Get Started',
    href: canSendTexts ? textHref(practice.textPhone) : VIRTUAL_CONSULTATION_PATH,
  };
}
