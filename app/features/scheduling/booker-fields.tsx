import { EVENT_TYPES, type EventType } from '../../../domain/scheduling/event-types.ts';
import { PersonFields } from '../../site/person-fields.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';

interface BookerFieldsProps {
  /** Null before it is known: then the rules of all visits are said. */
  event: EventType | null;
  /** What is wrong with a field, by its name. */
  messages: Readonly<Record<string, string>>;
  /** Called for a child, before anything is booked. */
  phone: string;
}

/** For whom the visit is booked, and what it asks of them. */
export function BookerFields({ event, messages, phone }: BookerFieldsProps) {
  const { childHint, emailHint, phoneForFee, phoneOfEither } = useSchedulingLanguage().words.form;
  const nameHint = (
    <>
      {childHint} <PhoneLink phone={phone} />
    </>
  );
  if (event === null) {
    return <PersonFields messages={messages} nameHint={nameHint} phoneHint={phoneOfEither} />;
  }
  const { hasFee } = EVENT_TYPES[event];
  return (
    <PersonFields
      messages={messages}
      nameHint={nameHint}
      emailHint={emailHint[event]}
      phoneHint={hasFee ? phoneForFee : undefined}
      isPhoneRequired={hasFee}
    />
  );
}
