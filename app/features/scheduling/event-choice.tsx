import {
  EVENT_NAMES,
  EVENT_TYPES,
  type EventType,
} from '../../../domain/scheduling/event-types.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';

interface EventChoiceProps {
  facts: SchedulingFacts;
  chosen: EventType;
  onChoose: (event: EventType) => void;
}

/** What the visit is for, with what must be known of it beforehand: who speaks with the visitor, and the fee. */
export function EventChoice({ facts, chosen, onChoose }: EventChoiceProps) {
  const { provider, profession, licenseNumber } = facts.virtualConsultation;
  const details: Record<EventType, string> = {
    'virtual-consult': `On screen, with ${provider}, ${profession}, New York license number ${licenseNumber}. It does not replace an examination.`,
    'smile-blueprint': `At the practice. The fee is ${facts.prices.consultationFee}, ${facts.policies.fee.credit}.`,
  };
  return (
    <fieldset className="choice event-choice">
      <legend className="visually-hidden">What is it for?</legend>
      <div className="event-tabs">
        {EVENT_NAMES.map((event) => (
          <label key={event} className="event-tab">
            <input
              type="radio"
              name="event"
              value={event}
              checked={chosen === event}
              aria-describedby={`${event}-detail`}
              onChange={() => onChoose(event)}
            />
            <span>
              <span className="event-title">{EVENT_TYPES[event].title},</span>{' '}
              <span className="event-minutes">{EVENT_TYPES[event].durationMinutes} minutes</span>
            </span>
          </label>
        ))}
      </div>
      {EVENT_NAMES.map((event) => (
        <p key={event} className="event-detail" id={`${event}-detail`}>
          {details[event]}
        </p>
      ))}
    </fieldset>
  );
}
