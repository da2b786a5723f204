import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { readDay, type CalendarDay } from '../../../domain/weddings/calendar-day.ts';
import { describedBy, FieldNotes } from '../../ui/form-field.tsx';
import type { WeddingDay } from './use-wedding-day.ts';
import type { WeddingsWords } from './wedding-words.ts';
import { LAST_DAY } from '../../ui/last-day.ts';

const FIELD = 'wedding-day';

interface AskDayProps {
  words: WeddingsWords['ask'];
  /** The day that is counted back from. */
  day: CalendarDay | null;
  wedding: WeddingDay;
}

/** The one question of the page. Its field has no name, so that nothing of it is ever sent; without a script it is not shown. */
export function AskDay({ words, day, wedding }: AskDayProps) {
  const [written, setWritten] = useState(day ?? '');
  const [shown, setShown] = useState(day);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const adoptEarlyDay = useEffectEvent(() => {
    // Written before the page came to life; the next render would empty the field.
    const early = input.current?.value;
    if (early) setWritten(early);
  });
  useEffect(() => adoptEarlyDay(), []);
  // Another day has come: from the address, or from the offer of another year.
  if (day !== shown) {
    setShown(day);
    setWritten(day ?? '');
    setMissing(false);
  }
  const message = isMissing ? words.missing : undefined;
  // In its place, not below it: the button stays clear of the round beside it.
  const hint = isMissing ? undefined : words.hint;

  function countBack(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(FIELD);
    const isHalfWritten = field instanceof HTMLInputElement && field.validity.badInput;
    const next = readDay(written);
    // An empty field takes the date away again.
    const isRefused = next === null && (isHalfWritten || day === null);
    setMissing(isRefused);
    // What is said of the field is read out with it.
    if (isRefused) input.current?.focus();
    if (next !== null || !isHalfWritten) wedding.choose(next);
  }

  return (
    <form className="wedding-ask" noValidate onSubmit={countBack}>
      <label htmlFor={FIELD}>{words.label}</label>
      <FieldNotes name={FIELD} hint={hint} message={message} />
      <input
        ref={input}
        id={FIELD}
        type="date"
        min={wedding.today ?? undefined}
        max={LAST_DAY}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={describedBy(FIELD, hint, message)}
      />
      <button className="button" type="submit" data-replay="">
        {words.button}
      </button>
    </form>
  );
}
