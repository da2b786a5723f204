import { PhoneLink } from '../ui/phone-link.tsx';
import { UnbrokenWords } from '../ui/unbroken-words.tsx';

interface AddressNoteProps {
  /** With `{to}` where the address stands. */
  text: string;
  email: string;
  /** The phone number follows. */
  ifWrong: string;
  phone: string;
}

/** Where a letter goes, so that a slip in the address is seen while it can still be said, and what to do then. */
export function AddressNote({ text, email, ifWrong, phone }: AddressNoteProps) {
  const [before = '', after = ''] = text.split('{to}');
  return (
    <p>
      <UnbrokenWords>{before}</UnbrokenWords>
      <strong translate="no">{email}</strong>
      <UnbrokenWords>{after}</UnbrokenWords> {ifWrong} <PhoneLink phone={phone} />.
    </p>
  );
}
