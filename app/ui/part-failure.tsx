import { callHref } from './phone-href.ts';

interface PartFailureProps {
  /** The same thing as a page of its own. */
  href: string;
  phone: string;
}

/** Says that a part did not arrive, and the ways around it. */
export function PartFailure({ href, phone }: PartFailureProps) {
  return (
    <p className="part-note" role="alert">
      <span>
        This did not load.{' '}
        <a href={href} target="_blank" rel="noopener">
          Open it in a new tab
        </a>{' '}
        or call <a href={callHref(phone)}>{phone}</a>.
      </span>
    </p>
  );
}
