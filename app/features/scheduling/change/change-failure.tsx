import { PhoneLink } from '../../../ui/phone-link.tsx';

const NOT_ARRIVED =
  'We could not reach the practice just now, and nothing is known to have changed. Try again in a moment, or call us.';

/** Why a change was not made. @param props.text what the server says; empty where it was not reached */
export function ChangeFailure({ text, phone }: { text: string; phone: string }) {
  return (
    <p className="form-failure" role="alert">
      {text === '' ? NOT_ARRIVED : text} <PhoneLink phone={phone} />
    </p>
  );
}
