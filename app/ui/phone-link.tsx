import { callHref } from './phone-href.ts';

/** A phone number that can be touched, also from within a frame. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={callHref(phone)} target="_top">
      {phone}
    </a>
  );
}
