import { use, useEffect, useRef, useState } from 'react';
import { appointmentPathsOf } from '../../../../domain/intake/wire.ts';
import { readProblem } from '../../../request/read-problem.ts';
import { useAnswer, useAnswers } from '../../../request/use-answer.ts';
import { RequestError } from '../../../request/request-json.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { SaidSentences } from '../said-sentences.tsx';
import type { SchedulingFacts } from '../scheduling-facts.ts';
import { useSchedulingLanguage, type SchedulingLanguage } from '../scheduling-language.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { isAppointmentView } from './open-appointment.ts';
import { SayHere } from './say-here.ts';

interface AppointmentProps {
  token: string;
  facts: SchedulingFacts;
  /** The visitor has given the link in a form, which is gone. */
  takesFocus: boolean;
}

/** The appointment that a link opens, with what is said while it comes, and when it does not. */
export function Appointment({ token, facts, takesFocus }: AppointmentProps) {
  const [hasRetried, setHasRetried] = useState(false);
  const isAwaited = takesFocus || hasRetried;
  const answers = useAnswers();
  const said = useSchedulingLanguage().words.change;
  const url = appointmentPathsOf(token).view;
  const { state, data, error } = useAnswer(url);

  if (isAppointmentView(data)) {
    return (
      <AppointmentCard
        token={token}
        view={data}
        facts={facts}
        takesFocus={isAwaited}
        onChanged={(view) => answers.put(url, { state: 'here', data: view, error: null })}
        onOutdated={() => answers.askAgain(url)}
        onInDoubt={() => {
          setHasRetried(true);
          answers.forget(url);
        }}
      />
    );
  }
  if (state === 'awaited') {
    return (
      <p className="times-note" role="status">
        <span className="spinner" aria-hidden="true" />
        {said.opening}
      </p>
    );
  }
  return (
    <AppointmentFailure
      error={error}
      phone={facts.phone}
      takesFocus={isAwaited}
      onRetry={() => {
        setHasRetried(true);
        answers.askAgain(url);
      }}
    />
  );
}

interface AppointmentFailureProps {
  error: unknown;
  phone: string;
  takesFocus: boolean;
  onRetry: () => void;
}

function AppointmentFailure({ error, phone, takesFocus, onRetry }: AppointmentFailureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { words: all, saidFacts } = useSchedulingLanguage();
  const said = all.change;
  const wait = useSaid(waitOf(error));
  const words = wordsFor(said, error, wait);
  const isOver = words === said.over;
  return (
    <div role="alert" className="appointment-failure" data-over={isOver ? '' : undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>
        {words.text} <PhoneLink phone={phone} />
      </p>
      {isOver ? (
        <p>
          <SaidSentences said={saidFacts.feeWhenMissed} />
        </p>
      ) : null}
      {words.canRetry ? (
        <p className="action-row">
          <button className="quiet-button" type="button" onClick={onRetry}>
            {said.tryAgain}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** The link does not open what it should, or not now; kindly, and always with a way on. */
function wordsFor(
  { unknown, over, notLoaded }: SchedulingLanguage['words']['change'],
  error: unknown,
  wait: string | null,
): { heading: string; text: string; canRetry?: true } {
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 404) return unknown;
  if (status === 410) return over;
  return { ...notLoaded, text: wait ?? notLoaded.text, canRetry: true };
}

/** What the server says of how long to wait, where somebody asked too often. */
function waitOf(error: unknown): string | null {
  return error instanceof RequestError && error.status === 429
    ? readProblem(error.body).detail
    : null;
}

/** A sentence of the server in the language of the page; null until that is here. */
function useSaid(sentence: string | null): string | null {
  const say = use(SayHere);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (sentence !== null) void say(sentence).then((words) => isWanted && setSaid(words));
    return () => {
      isWanted = false;
    };
  }, [say, sentence]);
  return sentence === null ? null : said;
}
