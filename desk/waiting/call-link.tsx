import { use } from 'react';
import { useAddress } from '../address.ts';
import { follow } from '../shell/place-links.ts';
import { DraftContext } from './draft-context.ts';

/** Where a card is made for somebody who phones. */
export const CALL_ADDRESS = '/called';

/** The way there; back to one that was begun. */
export function CallLink() {
  const drafts = use(DraftContext);
  const isHere = useAddress() === CALL_ADDRESS;
  const isBegun = !isHere && drafts !== null && drafts.caller !== null;
  return (
    <p className="call-link">
      <a
        className="quiet"
        href={CALL_ADDRESS}
        onClick={follow}
        {...(isHere ? { 'aria-current': 'page' } : {})}
      >
        {isBegun ? 'Somebody called: go on' : 'Somebody called'} <kbd aria-hidden="true">S</kbd>
      </a>
    </p>
  );
}
