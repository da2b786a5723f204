import { useSyncExternalStore } from 'react';
import { consentState, followConsent, type ConsentState } from '../../analytics/consent-choice.ts';

/** How it stands with the visitor's consent, as it changes. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(followConsent, consentState, consentState);
}
