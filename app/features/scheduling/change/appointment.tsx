import { use } from 'react';
import { appointmentPathsOf } from '../../../../domain/intake/wire.ts';
import { readProblem } from '../../../request/read-problem.ts';
import { useAnswer, useAnswers } from '../../../request/use-answer.ts';
import { RequestError } from '../../../request/request-json.ts';
import { FormLanguageHere, type FormLanguage } from '../../../site/form-language.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { SchedulingFacts } from '../scheduling-facts.ts';
import { SchedulingLanguageHere, type SchedulingLanguage } from '../scheduling-language.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { isAppointmentView } from './open-appointment.ts';

interface AppointmentProps {
  token: string;
  facts: SchedulingFacts;
}

/** The appointment that a link opens, with what is said while it comes, and when it does not. */
export function Appointment({ token, facts }: AppointmentProps) {
  const answers = useAnswers();
  const said = use(SchedulingLanguageHere).words.change;
  const { say } = use(FormLanguageHere);
  const url = appointmentPathsOf(token).view;
  const { state, data, error } = useAnswer(url);

  if (state === 'awaited') {
    return (
      <p className="times-note" role="status">
        <span className="spinner" aria-hidden="true" />
        {said.opening}
      </p>
    );
  }
  if (isAppointmentView(data)) {
    return (
      <AppointmentCard
        token={token}
        view={data}
        facts={facts}
        onChanged={(view) => answers.put(url, { state: 'here', data: view, error: null })}
        onOutdated={() => answers.askAgain(url)}
      />
    );
  }
  const words = wordsFor(said, error, say);
  return (
    <div role="alert" className="appointment-failure">
      <h2>{words.heading}</h2>
      <p>
        {words.text} <PhoneLink phone={facts.phone} />
      </p>
      {words.canRetry ? (
        <p className="action-row">
          <button className="quiet-button" type="button" onClick={() => answers.askAgain(url)}>
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
  say: FormLanguage['say'],
): { heading: string; text: string; canRetry: boolean } {
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 404) return { ...unknown, canRetry: false };
  if (status === 410) return { ...over, canRetry: false };
  const detail = error instanceof RequestError ? readProblem(error.body).detail : null;
  return {
    ...notLoaded,
    ...(status === 429 && detail !== null ? { text: say(detail) } : {}),
    canRetry: true,
  };
}
