import { useAddress } from '../address.ts';
import { follow, isAt, PLACES, useWaitingCount } from './place-links.ts';

/** The places, at the lower edge of a phone. */
export function PhoneBar() {
  const address = useAddress();
  const count = useWaitingCount();
  return (
    <nav className="phone-bar" aria-label="The desk, below">
      {PLACES.map(({ address: to, title }) => (
        <a
          key={to}
          href={to}
          onClick={follow}
          {...(isAt(to, address) ? { 'aria-current': 'page' } : {})}
        >
          <span>
            {title}
            {to === '/' && count > 0 ? <span className="places-count">{count}</span> : null}
          </span>
        </a>
      ))}
    </nav>
  );
}
