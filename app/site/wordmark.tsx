import { Link } from 'react-router';
import { Logo } from './logo.tsx';

/** The practice's name within a page that has no header; it leads where the header's leads (product 3.3). */
export function Wordmark() {
  return (
    <Link className="wordmark" to="/stories" prefetch="intent">
      <Logo />
    </Link>
  );
}
