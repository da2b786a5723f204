import type { Ref } from 'react';
import { useSchedulingLanguage } from './scheduling-language.ts';

interface BookRowProps {
  startsAt: string | null;
  isSending: boolean;
  buttonRef: Ref<HTMLButtonElement>;
}

/** The chosen time once more, in words, and the button that books it. */
export function BookRow({ startsAt, isSending, buttonRef }: BookRowProps) {
  const { words, times } = useSchedulingLanguage();
  return (
    <div>
      <p className="chosen-time" aria-live="polite">
        {startsAt ? words.times.chosen.replace('{time}', times.wholeTimeOf(startsAt)) : ''}
      </p>
      <p className="action-row">
        <button className="button" type="submit" aria-disabled={isSending} ref={buttonRef}>
          {isSending ? words.form.booking : words.form.book}
        </button>
      </p>
    </div>
  );
}
