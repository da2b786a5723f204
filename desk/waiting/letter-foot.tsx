import type { ReactNode, Ref } from 'react';

interface LetterFootProps {
  /** What stays in view: what sends, and why it was not sent. */
  ref: Ref<HTMLDivElement>;
  isBusy: boolean;
  onLeave: () => void;
  /** What is said before it is sent, mostly nothing. */
  children: ReactNode;
}

/** The end of a letter's form: what sends it stays in view under the letter and its times, which are longer than a screen. */
export function LetterFoot({ ref, isBusy, onLeave, children }: LetterFootProps) {
  return (
    <div className="letter-foot">
      <div className="letter-send" ref={ref}>
        {children}
        <button className="button low" type="submit" aria-disabled={isBusy}>
          Send <kbd aria-hidden="true">Ctrl Enter</kbd>
        </button>
        <button className="quiet" type="button" onClick={onLeave}>
          Not now <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
      <p className="small">
        It goes by ordinary e-mail, which others on its way can read: nothing about health, please.
        An answer comes to the practice’s mailbox.
      </p>
    </div>
  );
}
