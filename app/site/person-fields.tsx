import { NAME_LIMIT_CHARACTERS, PHONE_LIMIT_CHARACTERS } from '../../domain/intake/wire.ts';
import { use, type ReactNode } from 'react';
import { InputField } from '../ui/form-field.tsx';
import { EmailField } from './email-field.tsx';
import { FormLanguageHere } from './form-language.ts';

interface PersonFieldsProps {
  /** What is wrong with a field, by its name. */
  messages: Readonly<Record<string, string>>;
  /** What is to be known before one's name is written. */
  nameHint?: ReactNode;
  /** What the address is for, where that is not plain. */
  emailHint?: string | undefined;
  /** What the number is for, where the form asks for it; without it the number is optional. */
  phoneHint?: string | undefined;
  isPhoneRequired?: boolean;
}

/** Who writes, and where an answer reaches them: the fields that every form of ours has. */
export function PersonFields({
  messages,
  nameHint,
  emailHint,
  phoneHint,
  isPhoneRequired = false,
}: PersonFieldsProps) {
  const { fields } = use(FormLanguageHere).words;
  return (
    <>
      <InputField
        name="name"
        label={fields.name}
        autoComplete="name"
        maxLength={NAME_LIMIT_CHARACTERS}
        hint={nameHint}
        message={messages['name']}
        required
      />
      <EmailField hint={emailHint} message={messages['email']} />
      <InputField
        name="phone"
        label={fields.phone}
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_LIMIT_CHARACTERS}
        hint={phoneHint}
        message={messages['phone']}
        isOptional={phoneHint === undefined}
        required={isPhoneRequired}
      />
    </>
  );
}
