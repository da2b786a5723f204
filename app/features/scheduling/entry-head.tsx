import { EVENT_TYPES, type EventType } from '../../../domain/scheduling/event-types.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { DayInLarge } from './day-in-large.tsx';
import { SaidSentences } from './said-sentences.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';

interface EntryHeadProps {
  event: EventType | null;
  startsAt: string | null;
  isSending: boolean;
  /** Leads back to the times; undefined where they are in view. */
  onTurnBack?: (() => void) | undefined;
}

/** The head of the chosen day's page: the day, what the visit costs, and the way back to the times. */
export function EntryHead({ event, startsAt, isSending, onTurnBack }: EntryHeadProps) {
  const isAlive = useIsAlive();
  const { words, saidFacts } = useSchedulingLanguage();
  const { hasFee, durationMinutes } =
    event === null ? { hasFee: false, durationMinutes: 0 } : EVENT_TYPES[event];
  return (
    <DayInLarge isHeading={isAlive} startsAt={startsAt} durationMinutes={durationMinutes}>
      {hasFee ? (
        <p className="entry-note">
          <SaidSentences said={saidFacts.feeNote} />
        </p>
      ) : null}
      {onTurnBack ? (
        <button
          className="quiet-button"
          type="button"
          aria-disabled={isSending}
          onClick={onTurnBack}
        >
          {words.change.another}
        </button>
      ) : null}
    </DayInLarge>
  );
}
