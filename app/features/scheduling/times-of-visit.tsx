import { pathIn } from '../../../domain/languages/page-languages.ts';
import { SLOTS_PATH } from '../../../domain/intake/wire.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import type { EventType } from '../../../domain/scheduling/event-types.ts';
import { WEEKEND_REQUEST_PATH } from '../../site/form-paths.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';
import { TimePicker } from './time-picker.tsx';
import { TimesLate } from './times-late.tsx';
import type { PickedTime } from './use-picked-time.ts';

interface TimesOfVisitProps {
  /** Null before it is known: then no times come. */
  event: EventType | null;
  picked: PickedTime;
  facts: SchedulingFacts;
  onContinue: () => void;
}

/** The free times of a kind of visit, and the way to one at a weekend. */
export function TimesOfVisit({ event, picked, facts, onContinue }: TimesOfVisitProps) {
  const { language, words, hours } = useSchedulingLanguage();
  const weekendLine = (
    <p className="weekend-line">
      <span>{hours.byAppointment(openingHoursOf(facts))}</span>{' '}
      <a href={pathIn(language, WEEKEND_REQUEST_PATH)}>{words.weekend.ask}</a>
    </p>
  );
  if (event === null) {
    return (
      <>
        <TimesLate phone={facts.phone} />
        {weekendLine}
      </>
    );
  }
  return (
    <TimePicker
      slotsUrl={(monday, days) => `${SLOTS_PATH}?event=${event}&from=${monday}&days=${days}`}
      picked={picked}
      event={event}
      facts={facts}
      onContinue={onContinue}
    >
      {weekendLine}
    </TimePicker>
  );
}
