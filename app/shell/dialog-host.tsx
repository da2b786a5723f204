import practice from 'content:practice';
import { Suspense, useEffect, useState, useTransition } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { callFor } from './call-to-action.ts';
import {
  legalHashOf,
  legalTargetOfHash,
  legalTargetOfHref,
  type LegalTarget,
} from './legal-texts.ts';
import { eventOfAddress, timeOfAddress } from '../features/scheduling/event-of-address.ts';
import { beginQuiz, returnToQuiz } from '../features/quiz/quiz-memory.ts';
import { CallRequestPart } from '../features/call-request/call-request-part.tsx';
import {
  CALL_REQUEST_PATH,
  QUIZ_PATH,
  SCHEDULING_PATH,
  VIRTUAL_CONSULTATION_PATH,
  WEEKEND_REQUEST_PATH,
} from '../site/form-paths.ts';
import { claimEntry, followPage, isAtLayer, onReturn, type Return } from '../ui/history-layers.ts';
import { onLightbox } from '../site/lightbox-request.ts';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { PartFailure } from '../site/part-failure.tsx';
import { PartLoading } from '../ui/part-loading.tsx';
import { loadLightbox } from './load-lightbox.tsx';
import { fallbackPathOf, type OpenDialog } from './open-dialog.ts';
import { retryingLazy } from '../ui/retrying-lazy.tsx';
import { isWithinQuiz, plainClickTarget } from './plain-click.ts';
import { loadQuizDialog } from './quiz-parts.tsx';
import { useLegalText } from './use-legal-text.ts';
import { useAwaitedPage } from './use-awaited-page.ts';
import { usePagePath } from './use-page-path.ts';
import { OPEN_COOKIE_PREFERENCES, OPEN_QUIZ_INTRO } from '../site/window-events.ts';

const VirtualConsultationDialog = retryingLazy(async () => ({
  default: (await import('../features/virtual-consultation/virtual-consultation-dialog.tsx'))
    .VirtualConsultationDialog,
}));
const SchedulingDialog = retryingLazy(async () => ({
  default: (await import('../features/scheduling/scheduling-dialog.tsx')).SchedulingDialog,
}));
const WeekendRequestDialog = retryingLazy(async () => ({
  default: (await import('../features/scheduling/weekend-request-dialog.tsx')).WeekendRequestDialog,
}));
const LegalDialog = retryingLazy(async () => ({
  default: (await import('../features/legal/legal-dialog.tsx')).LegalDialog,
}));
const QuizDialog = retryingLazy(loadQuizDialog);
const CookiePreferencesDialog = retryingLazy(async () => ({
  default: (await import('../features/cookie-preferences/cookie-preferences-dialog.tsx'))
    .CookiePreferencesDialog,
}));

const Lightbox = retryingLazy(loadLightbox);

/**
 * Opens dialogs: for links that have an address of their own (without JavaScript, or with a modifier key, they lead there), for the hash of
 * a legal text, and for events on the window. One at a time.
 */
export function DialogHost() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isComing, startTransition] = useTransition();
  const { key } = useLocation();
  const { isTextComing, loadText, overtakeText } = useLegalText(key);
  const { phone } = callFor(usePagePath(), practice);
  const isReplacing = useNavigationType() === 'REPLACE';
  useAwaitedPage();

  useEffect(() => {
    // As a transition: what is there already shows at once, without a flash of its loading state.
    const open = (next: OpenDialog) => {
      overtakeText();
      startTransition(() => setDialog(next));
    };
    const showLegal = async (target: LegalTarget) => {
      const legal = await loadText(target);
      if (legal) open({ kind: 'legal', legal, ...target });
    };
    const followHash = () => {
      const target = legalTargetOfHash(window.location.hash);
      if (!target || isAtLayer()) return;
      claimEntry();
      void showLegal(target);
    };
    const comeBack: Return = (path) => {
      const target = legalTargetOfHash(window.location.hash);
      if (target) void showLegal(target);
      if (target || !path) return target !== null;
      const place = returnToQuiz(path);
      if (place === 'dialog') open({ kind: 'quiz' });
      return place !== null;
    };
    const openQuiz = () => {
      beginQuiz();
      open({ kind: 'quiz' });
    };
    const followLink = (event: MouseEvent) => {
      const href = plainClickTarget(event);
      if (href === null) return;
      const legal = legalTargetOfHref(href);
      if (href === CALL_REQUEST_PATH) {
        event.preventDefault();
        open({ kind: 'call-request' });
      } else if (href === VIRTUAL_CONSULTATION_PATH) {
        event.preventDefault();
        open({ kind: 'virtual-consultation' });
      } else if (href === QUIZ_PATH && window.location.pathname !== QUIZ_PATH) {
        event.preventDefault();
        openQuiz();
      } else if (href === WEEKEND_REQUEST_PATH) {
        event.preventDefault();
        open({ kind: 'weekend-request' });
      } else if (href.split('?')[0] === SCHEDULING_PATH) {
        event.preventDefault();
        const query = href.slice(SCHEDULING_PATH.length);
        const visit = { event: eventOfAddress(query), time: timeOfAddress(query) };
        open({ kind: 'scheduling', href, ...visit });
      } else if (legal && isWithinQuiz(event)) {
        // Over the quiz there is room for no other dialog: its answers would be gone.
        event.preventDefault();
        window.open(href, '_blank', 'noopener');
      } else if (legal && !window.location.pathname.startsWith('/legal/')) {
        event.preventDefault();
        void showLegal(legal);
      }
    };
    const showQuiz = () => {
      const onPage = document.querySelector('main .quiz');
      if (onPage) onPage.scrollIntoView();
      else openQuiz();
    };
    const showCookies = () => open({ kind: 'cookie-preferences' });

    const stopLightbox = onLightbox((picture) => open({ kind: 'lightbox', picture }));

    const stopReturns = onReturn(comeBack);
    const arrival = legalTargetOfHash(window.location.hash);
    if (arrival && !isAtLayer()) {
      // Arrived at a text: the page itself lies below it, so that Back leads there.
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      void showLegal(arrival);
    }
    // In the capturing phase: the router's own handler must find the click prevented.
    document.addEventListener('click', followLink, { capture: true });
    window.addEventListener('hashchange', followHash);
    window.addEventListener(OPEN_COOKIE_PREFERENCES, showCookies);
    window.addEventListener(OPEN_QUIZ_INTRO, showQuiz);
    return () => {
      stopLightbox();
      stopReturns();
      document.removeEventListener('click', followLink, { capture: true });
      window.removeEventListener('hashchange', followHash);
      window.removeEventListener(OPEN_COOKIE_PREFERENCES, showCookies);
      window.removeEventListener(OPEN_QUIZ_INTRO, showQuiz);
    };
  }, [loadText, overtakeText]);

  // After the effect above, which knows what to bring back.
  useEffect(() => followPage(key, isReplacing), [key, isReplacing]);
  // A link within a dialog leads on: the dialog does not stay over the page it leads to.
  useEffect(() => () => setDialog(null), [key]);

  const close = () => setDialog(null);

  return (
    <>
      {isComing || isTextComing ? <PartLoading /> : null}
      <Suspense fallback={<PartLoading />}>
        {dialog ? (
          <PartBoundary
            key={dialog.kind}
            renderFallback={(retry) => (
              <PartFailure
                href={fallbackPathOf(dialog)}
                phone={phone}
                onRetry={retry}
                onClose={close}
              />
            )}
          >
            <DialogOf dialog={dialog} onClose={close} />
          </PartBoundary>
        ) : null}
      </Suspense>
    </>
  );
}

function DialogOf({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { embeds } = practice;
  const { phone } = callFor(usePagePath(), practice);
  switch (dialog.kind) {
    case 'call-request':
      return <CallRequestPart phone={phone} embed={embeds.discoveryCall} onClose={onClose} />;
    case 'virtual-consultation':
      return (
        <VirtualConsultationDialog
          phone={phone}
          embed={embeds.virtualConsultation}
          consult={practice.virtualConsultation}
          onClose={onClose}
        />
      );
    case 'scheduling':
      return (
        <SchedulingDialog
          event={dialog.event}
          time={dialog.time}
          phone={phone}
          embed={embeds.scheduling}
          consult={practice.virtualConsultation}
          onClose={onClose}
          onStartQuiz={() => window.dispatchEvent(new Event(OPEN_QUIZ_INTRO))}
        />
      );
    case 'weekend-request':
      return <WeekendRequestDialog phone={phone} onClose={onClose} />;
    case 'legal': {
      const { legal, section } = dialog;
      return (
        <LegalDialog
          key={legal.heading}
          legal={legal}
          section={section}
          address={legalHashOf(dialog)}
          onClose={onClose}
        />
      );
    }
    case 'quiz':
      return <QuizDialog practice={practice} onClose={onClose} />;
    case 'lightbox':
      return <Lightbox picture={dialog.picture} onClose={onClose} />;
    case 'cookie-preferences':
      return <CookiePreferencesDialog onClose={onClose} />;
  }
}
