import { PhoneLink } from '../../../ui/phone-link.tsx';
import { useSchedulingLanguage } from '../scheduling-language.ts';

/** Why a change was not made. @param props.text what the server says, in the language of the page; empty where nobody can tell */
export function ChangeFailure({ text, phone }: { text: string; phone: string }) {
  const { words } = useSchedulingLanguage();
  return (
    <p className="form-failure" role="alert">
      {text === '' ? words.change.notArrived : text} <PhoneLink phone={phone} />
    </p>
  );
}
