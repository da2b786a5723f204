import { use, useEffect, useRef, useState, type RefObject } from 'react';
import type { Language } from '../../domain/languages/page-languages.ts';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useBroughtIntoView } from '../ui/use-brought-into-view.ts';
import { FormLanguageHere } from './form-language.ts';

/** Why a form could not be sent. */
export interface Failure {
  /** What happened, and what to do; the phone number follows. */
  readonly text: string;
  /** Where nothing is stored: from when on it may be sent again, in milliseconds since 1970. */
  readonly againFrom?: number | undefined;
}

interface SendFailureProps extends Failure {
  phone: string;
  /** The button that sends the form. */
  submitButton: RefObject<HTMLButtonElement | null>;
}

const MINUTE_MS = 60_000;

/**
 * The way out when a form could not be sent: a person to call, and the same once more, from when on the server takes it again. What was typed is in the
 * page alone, so a reload asks first.
 */
export function SendFailure({ text, againFrom, phone, submitButton }: SendFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useBroughtIntoView(box);
  const { language, words } = use(FormLanguageHere);
  const { fields } = words;
  const [isEarly, setIsEarly] = useState(() => againFrom !== undefined && againFrom > Date.now());

  useEffect(() => {
    if (againFrom === undefined) return undefined;
    const wait = setTimeout(() => setIsEarly(false), againFrom - Date.now());
    return () => clearTimeout(wait);
  }, [againFrom]);

  useEffect(() => {
    // Not of whoever follows a link, such as the number to call: a browser asks before that, too.
    const ask = (event: BeforeUnloadEvent) => {
      if (!document.activeElement?.matches('a')) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  function tryAgain() {
    if (isEarly) return;
    const button = submitButton.current;
    // This block goes as soon as the form is sent again; the focus must not go with it.
    button?.focus();
    button?.form?.requestSubmit(button);
  }

  return (
    <div className="form-failure" role="alert" ref={box}>
      <p>
        {text} <PhoneLink phone={phone} />
      </p>
      {againFrom === undefined ? null : <p>{fields.notTaken}</p>}
      <button className="quiet-button" type="button" aria-disabled={isEarly} onClick={tryAgain}>
        {isEarly && againFrom !== undefined
          ? fields.tryAgainFrom.replace('{time}', clockOf(againFrom, language))
          : fields.tryAgain}
      </button>
    </div>
  );
}

/** By the visitor's own clock, as hours are said here, in whole minutes: not before it is over. */
function clockOf(moment: number, language: Language): string {
  return new Date(moment + MINUTE_MS - 1).toLocaleTimeString(language, {
    timeStyle: 'short',
  });
}
