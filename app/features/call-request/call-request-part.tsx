import { Suspense, type ComponentProps } from 'react';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { PartLoading } from '../../ui/part-loading.tsx';
import { PartFailure } from '../../site/part-failure.tsx';
import { CALL_REQUEST_PATH } from '../../site/form-paths.ts';
import { retryingLazy } from '../../ui/retrying-lazy.tsx';

const CallRequestDialog = retryingLazy(async () => ({
  default: (await import('./call-request-dialog.tsx')).CallRequestDialog,
}));

/** The request overlay, whose code arrives when it is wanted; where it does not, the form as a page and the phone. */
export function CallRequestPart(props: ComponentProps<typeof CallRequestDialog>) {
  return (
    <PartBoundary
      renderFallback={(retry) => (
        <PartFailure
          href={CALL_REQUEST_PATH}
          phone={props.phone}
          onRetry={retry}
          onClose={props.onClose}
        />
      )}
    >
      <Suspense fallback={<PartLoading />}>
        <CallRequestDialog {...props} />
      </Suspense>
    </PartBoundary>
  );
}
