import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { decide } from '../../analytics/consent-choice.ts';
import type { Purpose } from '../../../domain/measurement/purposes.ts';
import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import { CONSENT_PLACE_ID } from '../../site/consent-place.ts';
import { OPEN_COOKIE_PREFERENCES } from '../../site/window-events.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useSaidOnce } from '../../ui/use-said-once.ts';
import { sayQuestion } from './consent-words.ts';
import { useConsent } from './use-consent.ts';

/**
 * The question, beside the page and not over it: it takes no focus, holds none, and the page can be used as if it were not there. In the page's order it
 * comes first; until it is answered nothing of what it asks about runs.
 */
export function ConsentCard() {
  const { isOpen, offered } = useConsent();
  // Put into a region that is there already: only such a change is read out.
  const said = useSaidOnce(
    'There is a question about cookies at the beginning of the page.',
    isOpen,
  );
  const cameFrom = useRef<Element | null>(null);
  const place = document.getElementById(CONSENT_PLACE_ID);
  if (!isOpen || !place) return null;

  const rememberFocus = (card: HTMLElement | null) => {
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !card?.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    card?.addEventListener('focusin', remember);
    return () => card?.removeEventListener('focusin', remember);
  };
  const answer = (granted: readonly Purpose[]) => {
    // The buttons go: whoever used them by keyboard is back where they were, or at the page's beginning.
    const before = cameFrom.current;
    const next = before?.isConnected ? before : document.getElementById('main');
    decide(granted);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    showToast({
      title: granted.length > 0 ? 'Thank you. You said yes.' : 'Thank you. You said no.',
      text: 'Change it any time: Cookie Preferences, at the bottom of the page.',
      language: ENGLISH,
    });
  };
  return createPortal(
    <section className="consent-card" aria-label="Cookies: your choice" ref={rememberFocus}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <p className="consent-title">Your choice</p>
      <p className="consent-question">{sayQuestion(offered)}</p>
      <div className="consent-answers">
        <button type="button" className="consent-button" onClick={() => answer([])}>
          Reject
        </button>
        <button type="button" className="consent-button" onClick={() => answer(offered)}>
          Accept
        </button>
      </div>
      <p className="consent-more">
        <button
          type="button"
          className="consent-link"
          onClick={() => window.dispatchEvent(new Event(OPEN_COOKIE_PREFERENCES))}
        >
          Choose in detail
        </button>
        <TextLink className="consent-link" href="/legal/privacy">
          Privacy policy
        </TextLink>
      </p>
    </section>,
    place,
  );
}
