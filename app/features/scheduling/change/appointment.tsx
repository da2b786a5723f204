import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appointmentPathsOf } from '../../../../domain/intake/wire.ts';
import { readProblem } from '../../../request/read-problem.ts';
import { RequestError } from '../../../request/request-json.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { SchedulingFacts } from '../scheduling-facts.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { isAppointmentView } from './open-appointment.ts';

interface AppointmentProps {
  token: string;
  facts: SchedulingFacts;
}

/** The appointment that a link opens, with what is said while it comes, and when it does not. */
export function Appointment({ token, facts }: AppointmentProps) {
  const queries = useQueryClient();
  const queryKey = [appointmentPathsOf(token).view];
  const query = useQuery({ queryKey });

  if (query.isPending) {
    return (
      <p className="times-note" role="status">
        <span className="spinner" aria-hidden="true" />
        Opening your appointment…
      </p>
    );
  }
  if (isAppointmentView(query.data)) {
    return (
      <AppointmentCard
        token={token}
        view={query.data}
        facts={facts}
        onChanged={(view) => queries.setQueryData(queryKey, view)}
        onOutdated={() => void query.refetch()}
      />
    );
  }
  const words = wordsFor(query.error);
  return (
    <div role="alert" className="appointment-failure">
      <h2>{words.heading}</h2>
      <p>
        {words.text} <PhoneLink phone={facts.phone} />
      </p>
      {words.canRetry ? (
        <p className="action-row">
          <button className="quiet-button" type="button" onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** The link does not open what it should, or not now; kindly, and always with a way on. */
function wordsFor(error: Error | null): { heading: string; text: string; canRetry: boolean } {
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 404) {
    return {
      heading: 'This link leads nowhere',
      text: 'It may be incomplete: please open it again from where you kept it. Or call us, and we look the appointment up with you.',
      canRetry: false,
    };
  }
  if (status === 410) {
    return {
      heading: 'This appointment is over',
      text: 'Its time has come, so the link can change nothing any more. If you are on your way, or could not come, call us.',
      canRetry: false,
    };
  }
  const detail = error instanceof RequestError ? readProblem(error.body).detail : null;
  return {
    heading: 'Your appointment did not load',
    text:
      status === 429 && detail !== null
        ? detail
        : 'It stands as it was. Please try again in a moment, or call us.',
    canRetry: true,
  };
}
