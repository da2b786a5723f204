import { EVENT_TYPES, type EventType } from '../../../domain/scheduling/event-types.ts';
import { PersonFields } from '../../site/person-fields.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';

interface BookerFieldsProps {
  /** Null before it is known: then the rules of all visits are said. */
  event: EventType | null;
  /** What is wrong with a field, by its name. */
  messages: Readonly<Record<string, string>>;
}

/** For whom the visit is booked, and what it asks of them. */
export function BookerFields({ event, messages }: BookerFieldsProps) {
  const { childHint, emailHint, phoneForFee, phoneOfEither } = useSchedulingLanguage().words.form;
  if (event === null) {
    return <PersonFields messages={messages} nameHint={childHint} phoneHint={phoneOfEither} />;
  }
  const { hasFee } = EVENT_TYPES[event];
  return (
    <PersonFields
      messages={messages}
      nameHint={childHint}
      emailHint={emailHint[event]}
      phoneHint={hasFee ? phoneForFee : undefined}
      isPhoneRequired={hasFee}
    />
  );
}
