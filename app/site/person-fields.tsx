import { InputField } from '../ui/form-field.tsx';

interface PersonFieldsProps {
  /** What is wrong with a field, by its name. */
  messages: Readonly<Record<string, string>>;
  /** What the number is for, where the form asks for it; without it the number is optional. */
  phoneHint?: string | undefined;
  isPhoneRequired?: boolean;
}

/** Who writes, and where an answer reaches them: the fields that every form of ours has. */
export function PersonFields({ messages, phoneHint, isPhoneRequired = false }: PersonFieldsProps) {
  return (
    <>
      <InputField
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={200}
        message={messages['name']}
        required
      />
      <InputField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        message={messages['email']}
        required
      />
      <InputField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint={phoneHint}
        message={messages['phone']}
        isOptional={phoneHint === undefined}
        required={isPhoneRequired}
      />
    </>
  );
}
