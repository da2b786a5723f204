import { PhoneLink } from '../../ui/phone-link.tsx';
import type { KeptTry } from './kept-try.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** After a reload: that a try to book had no answer here, and how to find out, so that nobody books twice. */
export function TriedBefore({ event, startsAt, phone }: KeptTry & { phone: string }) {
  const { words, times } = useSchedulingLanguage();
  const said = words.taken.tried
    .replace('{visit}', words.event.names[event])
    .replace('{time}', times.wholeTimeOf(startsAt));
  return (
    <div className="booked-before">
      <p>
        {said} <PhoneLink phone={phone} />.
      </p>
    </div>
  );
}
