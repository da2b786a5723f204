import practice from 'content:practice';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { callToActionFor, type CallToAction } from './call-to-action.ts';
import { usePagePath } from './use-page-path.ts';

/** The call to action of the page that is shown, fitted to the device once the page is alive. */
export function useCallToAction(): CallToAction {
  const path = usePagePath();
  const isAlive = useIsAlive();
  // Phones and tablets are the devices that send text messages; a computer's sms: link mostly leads nowhere.
  const canSendTexts = isAlive && window.matchMedia('(pointer: coarse)').matches;
  return callToActionFor(path, practice, canSendTexts);
}
