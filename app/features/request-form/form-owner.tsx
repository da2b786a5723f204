import practice from 'content:practice';
import { Logo } from '../../site/logo.tsx';

/** Whose form it is, and the way home, over a form that is a page of its own. A dialog has both around it: there the stylesheet hides this (`data-framed`). */
export function FormOwner() {
  return (
    <p className="form-owner">
      <a
        className="wordmark"
        href="/"
        target="_top"
        aria-label={`${practice.name}, the front page`}
      >
        <Logo />
      </a>
    </p>
  );
}
