import { use } from 'react';
import { FormLanguageHere } from '../../../site/form-language.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { SchedulingLanguageHere } from '../scheduling-language.ts';

/** Why a change was not made. @param props.text what the server says; empty where it was not reached */
export function ChangeFailure({ text, phone }: { text: string; phone: string }) {
  const { words } = use(SchedulingLanguageHere);
  const { say } = use(FormLanguageHere);
  return (
    <p className="form-failure" role="alert">
      {text === '' ? words.change.notArrived : say(text)} <PhoneLink phone={phone} />
    </p>
  );
}
