import { CALL_REQUEST_PATH } from '../../site/form-paths.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';

/** The note's id; one quiz is on a page. */
const NOTE_ID = 'quiz-not-here';

interface QuizStartProps {
  label: string;
  /** While the questions are on their way. */
  isStarting: boolean;
  onStart: () => void;
}

/**
 * A button that begins the quiz. As long as no script has arrived it opens a note by the browser's own means, so that it answers also where
 * scripts are blocked or failed; a click that was only early begins the quiz as soon as it can.
 */
export function QuizStartButton(props: QuizStartProps & { className: string }) {
  const { label, className, isStarting, onStart } = props;
  const isAlive = useIsAlive();
  return (
    <button
      className={className}
      type="button"
      data-replay=""
      aria-disabled={isStarting}
      popoverTarget={isAlive ? undefined : NOTE_ID}
      onClick={onStart}
    >
      {label}
    </button>
  );
}

/** The button on navy, with the note that it opens. */
export function QuizStart(props: QuizStartProps) {
  const isAlive = useIsAlive();
  return (
    <>
      <p className="action-row">
        <QuizStartButton {...props} className="button button-light" />
      </p>
      {isAlive ? null : <QuizNotHere />}
    </>
  );
}

function QuizNotHere() {
  return (
    <div className="quiz-not-here" id={NOTE_ID} popover="auto">
      <p>The quiz begins as soon as its questions load.</p>
      <div className="if-nothing-comes">
        <p>
          If nothing happens, a part of the page did not arrive, or JavaScript is off. Load the page
          again, or let a person ask you instead:
        </p>
        <p className="action-row">
          <a className="quiet-link" href="/smile-assessment">
            Load the page again
          </a>
          <a className="quiet-link" href={CALL_REQUEST_PATH}>
            Ask for a call
          </a>
        </p>
      </div>
      <button
        className="quiet-button"
        type="button"
        popoverTarget={NOTE_ID}
        popoverTargetAction="hide"
      >
        Close
      </button>
    </div>
  );
}
