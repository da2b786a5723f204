import practice from 'content:practice';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  LEGAL_TEXTS,
  legalHashOf,
  legalTargetOfHash,
  legalTargetOfHref,
  type LegalTarget,
} from './legal-texts.ts';
import { eventOfAddress } from '../features/scheduling/event-of-address.ts';
import { CallRequestPart } from '../features/call-request/call-request-part.tsx';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import {
  CALL_REQUEST_PATH,
  SCHEDULING_PATH,
  VIRTUAL_CONSULTATION_PATH,
  WEEKEND_REQUEST_PATH,
} from '../ui/form-paths.ts';
import type { LegalWords } from '../ui/legal-text.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import { PartLoading } from '../ui/part-loading.tsx';
import { startQuiz } from './start-quiz.ts';
import { usePagePath } from './use-page-path.ts';
import { OPEN_COOKIE_PREFERENCES } from './window-events.ts';

const VirtualConsultationDialog = lazy(async () => ({
  default: (await import('../features/virtual-consultation/virtual-consultation-dialog.tsx'))
    .VirtualConsultationDialog,
}));
const SchedulingDialog = lazy(async () => ({
  default: (await import('../features/scheduling/scheduling-dialog.tsx')).SchedulingDialog,
}));
const WeekendRequestDialog = lazy(async () => ({
  default: (await import('../features/scheduling/weekend-request-dialog.tsx')).WeekendRequestDialog,
}));
const LegalDialog = lazy(async () => ({
  default: (await import('../features/legal/legal-dialog.tsx')).LegalDialog,
}));
const CookiePreferencesDialog = lazy(async () => ({
  default: (await import('../features/cookie-preferences/cookie-preferences-dialog.tsx'))
    .CookiePreferencesDialog,
}));

/** Where the same thing stands as a page, should a dialog's code not arrive. */
const FALLBACK_PATHS = {
  'virtual-consultation': VIRTUAL_CONSULTATION_PATH,
  scheduling: SCHEDULING_PATH,
  'weekend-request': WEEKEND_REQUEST_PATH,
  legal: '/legal/privacy',
  'cookie-preferences': '/legal/privacy',
} as const;

type OpenDialog =
  | { readonly kind: 'call-request' }
  | { readonly kind: 'virtual-consultation' }
  | { readonly kind: 'scheduling'; readonly event: EventType }
  | { readonly kind: 'weekend-request' }
  | { readonly kind: 'cookie-preferences' }
  | { readonly kind: 'legal'; readonly legal: LegalWords; readonly section?: string | undefined };

/**
 * Opens dialogs: for links that have an address of their own (without JavaScript, or with a modifier key, they lead there), for the hash of
 * a legal text, and for events on the window. One at a time.
 */
export function DialogHost() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const path = usePagePath();
  const navigate = useNavigate();

  // A link within a dialog leads on: the dialog does not stay over the page it leads to.
  useEffect(() => () => setDialog(null), [path]);

  useEffect(() => {
    const showLegal = async (target: LegalTarget) => {
      try {
        const { default: legal } = await LEGAL_TEXTS[target.type]();
        setDialog({ kind: 'legal', legal, section: target.section });
      } catch {
        // The text's code did not arrive: the text as a page needs none.
        window.location.assign(`/legal/${target.type}`);
      }
    };
    const followHash = () => {
      const target = legalTargetOfHash(window.location.hash);
      if (target) void showLegal(target);
    };
    const followLink = (event: MouseEvent) => {
      const href = plainClickTarget(event);
      if (href === null) return;
      const legal = legalTargetOfHref(href);
      if (href === CALL_REQUEST_PATH) {
        event.preventDefault();
        setDialog({ kind: 'call-request' });
      } else if (href === VIRTUAL_CONSULTATION_PATH) {
        event.preventDefault();
        setDialog({ kind: 'virtual-consultation' });
      } else if (href === WEEKEND_REQUEST_PATH) {
        event.preventDefault();
        setDialog({ kind: 'weekend-request' });
      } else if (href.split('?')[0] === SCHEDULING_PATH) {
        event.preventDefault();
        setDialog({
          kind: 'scheduling',
          event: eventOfAddress(href.slice(SCHEDULING_PATH.length)),
        });
      } else if (legal && !window.location.pathname.startsWith('/legal/')) {
        event.preventDefault();
        window.history.replaceState(window.history.state, '', legalHashOf(legal));
        void showLegal(legal);
      }
    };
    const showCookies = () => setDialog({ kind: 'cookie-preferences' });

    followHash();
    // In the capturing phase: the router's own handler must find the click prevented.
    document.addEventListener('click', followLink, { capture: true });
    window.addEventListener('hashchange', followHash);
    window.addEventListener(OPEN_COOKIE_PREFERENCES, showCookies);
    return () => {
      document.removeEventListener('click', followLink, { capture: true });
      window.removeEventListener('hashchange', followHash);
      window.removeEventListener(OPEN_COOKIE_PREFERENCES, showCookies);
    };
  }, []);

  const close = () => {
    setDialog(null);
    if (!legalTargetOfHash(window.location.hash)) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  };

  if (!dialog) return null;
  if (dialog.kind === 'call-request') {
    return (
      <CallRequestPart
        phone={practice.phone}
        embed={practice.embeds.discoveryCall}
        onClose={close}
      />
    );
  }
  return (
    <PartBoundary
      key={dialog.kind}
      fallback={<PartFailure href={FALLBACK_PATHS[dialog.kind]} phone={practice.phone} />}
    >
      <Suspense fallback={<PartLoading />}>
        {dialog.kind === 'virtual-consultation' ? (
          <VirtualConsultationDialog
            phone={practice.phone}
            embed={practice.embeds.virtualConsultation}
            onClose={close}
          />
        ) : null}
        {dialog.kind === 'scheduling' ? (
          <SchedulingDialog
            event={dialog.event}
            phone={practice.phone}
            embed={practice.embeds.scheduling}
            onClose={close}
            onStartQuiz={() => startQuiz((to) => void navigate(to))}
          />
        ) : null}
        {dialog.kind === 'weekend-request' ? (
          <WeekendRequestDialog phone={practice.phone} onClose={close} />
        ) : null}
        {dialog.kind === 'legal' ? (
          <LegalDialog
            key={dialog.legal.heading}
            legal={dialog.legal}
            section={dialog.section}
            onClose={close}
          />
        ) : null}
        {dialog.kind === 'cookie-preferences' ? <CookiePreferencesDialog onClose={close} /> : null}
      </Suspense>
    </PartBoundary>
  );
}

/** The address of a link that was clicked plainly; null where the browser should have its way. */
function plainClickTarget(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && !link.target ? link.getAttribute('href') : null;
}
