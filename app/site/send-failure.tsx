import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { PhoneLink } from '../ui/phone-link.tsx';
import { focusOnBeginning } from '../ui/focus-on-beginning.ts';
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

/**
 * The way out when a form could not be sent: a person to call, and the same once more, from when on the server takes it again. Until then the form's own
 * button leads here, and sends nothing.
 */
export function SendFailure({ text, againFrom = 0, phone, submitButton }: SendFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useBroughtIntoView(box);
  const { fields } = use(FormLanguageHere).words;
  const [isEarly, setIsEarly] = useState(() => againFrom > Date.now());
  const isOver = againFrom > 0 && !isEarly;

  useEffect(() => {
    const wait = setTimeout(() => setIsEarly(false), againFrom - Date.now());
    return () => clearTimeout(wait);
  }, [againFrom]);

  useEffect(() => {
    const form = submitButton.current?.form;
    if (!isEarly || !form) return undefined;
    const sayWhyNot = (submission: SubmitEvent) => {
      // What sends nothing yet, such as the first of a form's two pages, goes on as ever.
      if (!box.current?.offsetParent) return;
      submission.preventDefault();
      submission.stopPropagation();
      focusOnBeginning(box.current);
    };
    form.addEventListener('submit', sayWhyNot);
    return () => form.removeEventListener('submit', sayWhyNot);
  }, [isEarly, submitButton]);

  function tryAgain() {
    if (isEarly) return;
    const button = submitButton.current;
    // This block goes as soon as the form is sent again; the focus must not go with it.
    button?.focus();
    button?.form?.requestSubmit(button);
  }

  return (
    // That it may be sent again is no alarm.
    <div className="form-failure" role={isOver ? 'status' : 'alert'} ref={box} tabIndex={-1}>
      <p>
        {isOver ? fields.againNow : text} <PhoneLink phone={phone} />
      </p>
      <button className="quiet-button" type="button" aria-disabled={isEarly} onClick={tryAgain}>
        {fields.tryAgain}
      </button>
    </div>
  );
}
