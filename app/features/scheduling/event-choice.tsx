import {
  EVENT_NAMES,
  EVENT_TYPES,
  type EventType,
} from '../../../domain/scheduling/event-types.ts';
import { SaidSentences } from './said-sentences.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';

interface EventChoiceProps {
  /** Null before the script is there: the page is made once for all addresses, and must send no visit that its own does not ask for. */
  chosen: EventType | null;
  onChoose: (event: EventType) => void;
}

/** What the visit is for, with what must be known of it beforehand: who speaks with the visitor, and the fee. */
export function EventChoice({ chosen, onChoose }: EventChoiceProps) {
  const { words, saidFacts } = useSchedulingLanguage();
  const { legend, names, minutes } = words.event;
  return (
    <fieldset className="choice event-choice">
      <legend className="visually-hidden">{legend}</legend>
      <div className="event-tabs">
        {EVENT_NAMES.map((event) => (
          <label key={event} className="event-tab">
            <input
              type="radio"
              name="event"
              value={event}
              checked={chosen === event}
              required
              aria-describedby={`${event}-detail`}
              onChange={() => onChoose(event)}
            />
            <span>
              <span className="event-title">{names[event]},</span>{' '}
              <span className="event-minutes">
                {minutes.replace('{minutes}', String(EVENT_TYPES[event].durationMinutes))}
              </span>
            </span>
          </label>
        ))}
      </div>
      {EVENT_NAMES.map((event) => (
        <p key={event} className="event-detail" id={`${event}-detail`}>
          <SaidSentences said={saidFacts.details[event]} />
        </p>
      ))}
    </fieldset>
  );
}
