import { PhoneLink } from '../ui/phone-link.tsx';

interface PartFailureProps {
  /** The same thing as a page of its own. */
  href: string;
  phone: string;
  onRetry: () => void;
  onClose?: (() => void) | undefined;
}

/** The ways around a part that did not load. */
export function PartFailure({ href, phone, onRetry, onClose }: PartFailureProps) {
  /** The note goes with what its buttons do, and must not take the focus along. */
  const leave = (act: () => void) => () => {
    document.getElementById('main')?.focus({ preventScroll: true });
    act();
  };
  return (
    <div className="part-note part-failure" role="alert">
      <p>
        This did not load.{' '}
        <a href={href} target="_blank" rel="noopener">
          Open it in a new tab
        </a>{' '}
        or call <PhoneLink phone={phone} />.
      </p>
      <p className="action-row">
        <button className="quiet-button" type="button" onClick={leave(onRetry)}>
          Try again
        </button>
        {onClose ? (
          <button className="quiet-button" type="button" onClick={leave(onClose)}>
            Close
          </button>
        ) : null}
      </p>
    </div>
  );
}
