import { HORIZON_DAYS } from '../../../domain/scheduling/event-types.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { lastBookableDay } from './calendar-days.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

interface HorizonNoteProps {
  /** As `2027-03-15`. */
  today: string;
  /** Whether anything of later weeks can be booked. */
  hasLater: boolean;
  phone: string;
}

/** How far ahead one may book, and whom to call for a later day. */
export function HorizonNote({ today, hasLater, phone }: HorizonNoteProps) {
  const { words, times } = useSchedulingLanguage();
  const phoneLink = hasLater ? null : <PhoneLink phone={phone} />;
  const sentence = phoneLink === null ? words.days.horizon : words.days.horizonEnd;
  const [before = '', after = ''] = sentence
    .replace('{days}', String(HORIZON_DAYS))
    .split('{last}');
  const stop = /^\S*/.exec(after)?.[0] ?? '';
  return (
    <p className="horizon-note" aria-live="polite">
      {before}
      {/* Together as long as there is room: "Wednesday," ends no line, and no day breaks within itself where letters are large. */}
      <span>
        {times.dayNameOf(lastBookableDay(today))}
        {stop}
      </span>
      {after.slice(stop.length)}
      {phoneLink === null ? null : <> {phoneLink}.</>}
    </p>
  );
}
