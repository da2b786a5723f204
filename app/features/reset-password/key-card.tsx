import { BreakableAddress } from '../../ui/breakable-address.tsx';
import type { ResetWords } from './reset-words.ts';

interface KeyCardProps {
  words: ResetWords['card'];
  /** The portal's address, from the practice's facts. */
  portalUrl: string;
}

/** The one true address, as a hotel writes its name on a key card: large enough to be compared letter by letter, and as browsers show it. */
export function KeyCard({ words, portalUrl }: KeyCardProps) {
  const { host, pathname } = new URL(portalUrl);
  return (
    <div className="key-card">
      <svg className="key-card-arch" viewBox="0 0 200 260" aria-hidden="true" focusable="false">
        <path d="M10 260V100A90 90 0 0 1 190 100V260M22 260V100A78 78 0 0 1 178 100V260M36 260V100A64 64 0 0 1 164 100V260" />
        <circle cx="146" cy="176" r="4" />
        <path d="M100 36V260" />
      </svg>
      <p className="key-card-before" id="key-card-before">
        {words.before}
      </p>
      <a className="key-card-address" href={portalUrl} aria-describedby="key-card-before">
        <BreakableAddress>{`${host}${pathname === '/' ? '' : pathname}`}</BreakableAddress>
      </a>
      <p className="key-card-check">{words.check}</p>
    </div>
  );
}
