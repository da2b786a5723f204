import { Suspense, type ComponentProps } from 'react';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { retryingLazy } from '../../../ui/retrying-lazy.tsx';
import { useSchedulingLanguage } from '../scheduling-language.ts';
import { KeepButton } from './keep-button.tsx';
import type { MoveForm } from './move-form.tsx';
import { useKeepWords } from './use-keep-words.ts';

const FetchedMoveForm = retryingLazy(async () => ({
  default: (await import('./move-form.tsx')).MoveForm,
}));

/** The choice of another time, whose code comes when somebody wants one; most who open their appointment only look at it. */
export function LazyMoveForm(props: ComponentProps<typeof MoveForm>) {
  const { words } = useSchedulingLanguage();
  const keepWords = useKeepWords(props.view.startsAt);
  return (
    <PartBoundary
      renderFallback={(retry) => (
        <div role="alert">
          <p>
            {words.times.failed} <PhoneLink phone={props.facts.phone} />.
          </p>
          <p className="action-row">
            <button className="quiet-button" type="button" onClick={retry}>
              {words.times.tryAgain}
            </button>
            <KeepButton words={keepWords} onKeep={() => props.onKeep(false)} />
          </p>
        </div>
      )}
    >
      <Suspense
        fallback={
          <p className="times-note" role="status">
            <span className="spinner" aria-hidden="true" />
            {words.times.loading}
          </p>
        }
      >
        <FetchedMoveForm {...props} />
      </Suspense>
    </PartBoundary>
  );
}
