import { useEffect, useRef } from 'react';
import { landOn } from '../land-on.ts';

interface AskAgainProps {
  /** What is not known. */
  what: string;
  /** Why; empty where it is known. */
  fault: string;
  onAgain: () => void;
}

/** Says what the server could not be asked for, with the way to ask again. */
export function AskAgain({ what, fault, onAgain }: AskAgainProps) {
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (fault !== '' || !isAsked.current) return;
    isAsked.current = false;
    // The button that had the focus is gone.
    landOn(place.current?.parentElement?.querySelector('h1, h2'));
  }, [fault]);
  return (
    <div role="status" ref={place}>
      {fault === '' ? null : (
        <p className="fault site-unasked">
          <span>
            {what} {fault}{' '}
            <button
              className="quiet"
              type="button"
              onClick={() => {
                isAsked.current = true;
                onAgain();
              }}
            >
              Ask again
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
