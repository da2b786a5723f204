import { useIsAlive } from '../../ui/use-is-alive.ts';
import { callHref } from '../../ui/phone-href.ts';

interface FormWayOutProps {
  name: string;
  phone: string;
}

/** A person instead of the form; and, where the form is a page of its own, the way back to the site. */
export function FormWayOut({ name, phone }: FormWayOutProps) {
  const isAlive = useIsAlive();
  const isFramed = isAlive && window.parent !== window;
  return (
    <p className="form-way-out">
      <span>
        Would you rather talk? Call{' '}
        <a href={callHref(phone)} target="_top">
          {phone}
        </a>
        .
      </span>
      {isFramed ? null : (
        <a href="/" target="_top">
          {name}, the front page
        </a>
      )}
    </p>
  );
}
