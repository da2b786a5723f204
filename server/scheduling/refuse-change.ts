import { RESCHEDULE_RULE } from '../../domain/scheduling/change-rules.ts';
import { Refusal, problemDetails } from '../problem-details.ts';

/** Every way in which a link to an appointment is turned down. None says whose the appointment is, or repeats the link. */

const UNCHANGED = 'Nothing was changed';

export function refuseUnknownLink(): Refusal {
  return new Refusal(
    problemDetails(
      404,
      'This link does not lead to an appointment. Please open it again from where you kept it, whole; or call us.',
    ),
    {},
    'This link leads nowhere',
  );
}

export function refuseBegun(): Refusal {
  return new Refusal(
    problemDetails(410, 'The time of this appointment has come. Please call us.'),
    {},
    UNCHANGED,
  );
}

export function refuseCancelled(): Refusal {
  return new Refusal(
    problemDetails(410, 'This appointment was cancelled. Please book a new one, or call us.'),
    {},
    UNCHANGED,
  );
}

export function refuseLate(): Refusal {
  return new Refusal(
    problemDetails(422, `${RESCHEDULE_RULE}, and this appointment is sooner. Please call us.`),
    {},
    UNCHANGED,
  );
}

/** The page that was acted on showed another time than the appointment has. */
export function refuseStale(): Refusal {
  return new Refusal(
    problemDetails(
      409,
      'This appointment was changed in the meantime. Please open your link again to see its time.',
    ),
    {},
    UNCHANGED,
  );
}
